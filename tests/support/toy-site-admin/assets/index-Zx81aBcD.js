console.info('office')
