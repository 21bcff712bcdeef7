/** Finding words in the rules, however they are accented; Chinese is found by its signs. */

/** A text without accents and in small letters, sign by sign, so that places in it stay the same. */
export function fold(text: string): string {
  let folded = ''
  for (const sign of text) {
    const plain = sign.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
    folded += plain.length === sign.length ? plain : sign
  }
  return folded
}

/** The words of a query, each of which has to be found. */
export function wordsIn(query: string): string[] {
  return fold(query)
    .split(/[\s,;.，。、]+/u)
    .filter(Boolean)
}

export function matches(text: string, wanted: readonly string[]): boolean {
  const folded = fold(text)
  return wanted.every((word) => folded.includes(word))
}

export interface Part {
  text: string
  found: boolean
}

/** A text cut where words were found in it. */
export function parts(text: string, wanted: readonly string[]): Part[] {
  if (!wanted.length) return [{ text, found: false }]
  const folded = fold(text)
  const found = new Array<boolean>(text.length).fill(false)
  for (const word of wanted)
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + 1))
      found.fill(true, at, at + word.length)
  const cut: Part[] = []
  let start = 0
  for (let i = 1; i <= text.length; i++) {
    if (i < text.length && found[i] === found[start]) continue
    cut.push({ text: text.slice(start, i), found: found[start] === true })
    start = i
  }
  return cut
}
