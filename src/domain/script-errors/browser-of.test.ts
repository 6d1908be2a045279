import { expect, test } from 'vitest'
import { browserOf } from './browser-of.ts'

const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko)'

test.each([
  [
    `Mozilla/5.0 (Linux; Android 6.0.1; Moto G) ${chrome} Chrome/106.0.5249.126 Mobile Safari/537.36`,
    'Chrome 106',
  ],
  [`Mozilla/5.0 (Windows NT 10.0) ${chrome} Chrome/150.0.0.0 Safari/537.36 Edg/150.0.0.0`, 'Edge 150'],
  [
    `Mozilla/5.0 (Linux; Android 13) ${chrome} SamsungBrowser/22.0 Chrome/111.0 Mobile Safari/537.36`,
    'Samsung Internet 22',
  ],
  [
    `Mozilla/5.0 (Linux; Android 12; SM-A125F; wv) ${chrome} Version/4.0 Chrome/119.0 Mobile Safari/537.36`,
    'Android WebView 119',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 16_3 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/16.3 Mobile/15E148 Safari/604.1',
    'iOS 16.3',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 CriOS/120.0 Mobile/15E148 Safari/604.1',
    'iOS 17.4',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/15.6 Safari/605.1.15',
    'Safari 15.6',
  ],
  ['Mozilla/5.0 (Windows NT 6.1; rv:115.0) Gecko/20100101 Firefox/115.0', 'Firefox 115'],
  ['Opera/9.80 (Android; Opera Mini/62.5/191.290; U; en) Presto/2.12.423 Version/12.16', 'Opera Mini 62'],
  ['Ahmed’s phone', 'Another browser'],
])('%s is %s', (userAgent, browser) => {
  expect(browserOf(userAgent)).toBe(browser)
})
