import './styles.css'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { PlainText } from './plain-text.tsx'

test.each([
  [
    'Doors open at ten.\nTea is at four.\n\nBring your family.',
    null,
    ['Doors open at ten.\nTea is at four.', 'Bring your family.'],
  ],
  [
    'دروازے دس بجے کھلتے ہیں۔\r\n \r\nخاندان کے ساتھ آئیں۔\n',
    'ur',
    ['دروازے دس بجے کھلتے ہیں۔', 'خاندان کے ساتھ آئیں۔'],
  ],
  ['One line', null, ['One line']],
])('%j is shown in its paragraphs and lines', async (text, language, paragraphs) => {
  const { container } = await render(<PlainText text={text} className="text-lg" />)
  const shown = Array.from(container.querySelectorAll('p'))
  // biome-ignore lint/performance/useDomNodeTextContent: line breaks are looked at as they are drawn
  expect(shown.map(({ innerText }) => innerText)).toEqual(paragraphs)
  expect(container.firstElementChild?.getAttribute('lang')).toBe(language)
})
