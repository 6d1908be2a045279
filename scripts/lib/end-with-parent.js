// Loaded into the server by serve.js: the channel to the script that started it breaks when the script dies.
process.channel?.unref()
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
