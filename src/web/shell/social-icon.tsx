/** The marks of the networks in the footer, drawn on a 24 px grid in one stroke. */
const marks: Readonly<Record<string, string>> = {
  Facebook: 'M14 21v-8h3l.5-3.5H14V7.5C14 6.5 14.5 6 15.5 6H17.5V3H14.5C12 3 10.5 4.5 10.5 7v2.5H8V13h2.5v8',
  Twitter: 'M4 4l16 16M20 4L4 20',
  Instagram:
    'M7 3h10a4 4 0 0 1 4 4v10a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4V7a4 4 0 0 1 4-4zM12 8.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7zM17 7h.01',
  Pinterest:
    'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM9 19l3-10M9.5 13.5C8 11 9.5 8 12.5 8S16 10 15.5 12s-3 3-4.300 1.5',
  LinkedIn: 'M5 10v10M5 5.5v.01M10 20V10M10 14c0-2.5 2-4 4.5-4S19 12 19 14v6',
  YouTube: 'M6 5h12a4 4 0 0 1 4 4v6a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4V9a4 4 0 0 1 4-4zM10 9l5 3-5 3z',
  TikTok: 'M13 3v12.5a3.5 3.5 0 1 1-3.5-3.5M13 3c.5 3 2.5 5 6 5.5',
}

export function SocialIcon({ name }: { name: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className="size-5 fill-none stroke-current stroke-[1.75]"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={marks[name] ?? 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3 12h18'} />
    </svg>
  )
}
