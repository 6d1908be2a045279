export type SizeChart = 'small' | 'marlas' | 'estates' | 'yards' | 'villas'
