/** Numbers in words, as people write them in English, Urdu and Roman Urdu: 'ten', 'دس', 'derh', 'ساڑھے تین'. */

const whole =
  '1:one,ek,aik,ایک 2:two,do,doo,دو 3:three,teen,tin,تین 4:four,char,chaar,چار 5:five,panch,paanch,پانچ 6:six,che,chay,chhe,chah,چھ,چھے 7:seven,saat,sat,سات 8:eight,aath,ath,آٹھ 9:nine,nau,نو 10:ten,das,dus,دس 11:eleven,گیارہ 12:twelve,bara,barah,بارہ 13:تیرہ 14:چودہ 15:fifteen,pandra,pandrah,پندرہ 16:sixteen,sola,solah,سولہ 17:سترہ 18:اٹھارہ 19:انیس 20:twenty,bees,bis,بیس 25:pachees,pachis,پچیس 30:thirty,tees,تیس 35:paintees,پینتیس 40:forty,chalees,chalis,چالیس 45:پینتالیس 50:fifty,pachas,پچاس 55:پچپن 60:sixty,saath,ساٹھ 65:پینسٹھ 70:seventy,sattar,ستر 75:pachattar,پچھتر 80:eighty,assi,اسی 85:پچاسی 90:ninety,nawe,نوے 95:پچانوے 100:hundred,so,sau,سو'
const fractions =
  '1.5:derh,dairh,dedh,der,ڈیڑھ 2.5:dhai,dhaai,ڈھائی,اڑھائی 0.5:half,aadha,adha,aadhi,آدھا,آدھی'
/** What is added to the number that follows: 'saarhe teen' is 3.5. */
const additions = '0.5:saarhe,sarhe,saadhe,sadhe,ساڑھے 0.25:sawa,سوا -0.25:paune,pone,پونے'

/** A number, and whether the word after it was a part of it. */
type Spoken = { value: number; takesNext: boolean }

export type NumberWords = {
  /** A whole number in one word. */
  whole: (word: string) => number | undefined
  /** The number that a word says, together with the number after it, if there is one. */
  read: (word: string, after: number | undefined) => Spoken | undefined
}

/** A reader of numbers in words, which compares words as `plain` writes them. */
export function numberWords(plain: (word: string) => string): NumberWords {
  const [wholes, parts, added] = [whole, fractions, additions].map(
    (table) =>
      new Map(
        table.split(' ').flatMap((line) => {
          const [value, words = ''] = line.split(':')
          return words.split(',').map((word) => [plain(word), Number(value)] as const)
        }),
      ),
  )
  return {
    whole: (word) => wholes?.get(plain(word)),
    read(word, after) {
      const key = plain(word)
      const more = added?.get(key)
      if (more !== undefined && after !== undefined) return { value: after + more, takesNext: true }
      // 'Sawa crore' is a crore and a quarter.
      const value = more === 0.25 ? 1.25 : (parts?.get(key) ?? wholes?.get(key))
      return value === undefined ? undefined : { value, takesNext: false }
    },
  }
}

let reader: NumberWords | undefined

/** The text with its numbers in digits: 'ڈیڑھ کروڑ' is '1.5 کروڑ'. Takes a text as `plainNumberText` gives it. */
export function withDigits(text: string): string {
  // Nearly all numbers are typed in digits.
  if (!/\p{L}/u.test(text)) return text
  reader ??= numberWords((word) => word)
  const words = text.split(' ')
  const said: string[] = []
  for (let at = 0; at < words.length; at++) {
    const [word = '', next = ''] = words.slice(at, at + 2)
    const found = reader.read(word, /^\d+$/.test(next) ? Number(next) : reader.whole(next))
    said.push(found ? String(found.value) : word)
    if (found?.takesNext) at++
  }
  return said.join(' ')
}
