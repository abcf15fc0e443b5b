const [A, Z] = ['A', 'Z'].map((teken) => teken.codePointAt(0) ?? 0) as [number, number]

/** Unfolds a list in which each word begins with a capital for the number of letters it shares with the word before it. */
export function unfold(tekst: string): Set<string> {
  const woorden = new Set<string>()
  let vorig = ''
  let begin = 0
  for (let i = 1; i <= tekst.length; i += 1) {
    const code = i < tekst.length ? tekst.charCodeAt(i) : A
    if (code < A || code > Z) continue
    vorig = vorig.slice(0, tekst.charCodeAt(begin) - A) + tekst.slice(begin + 1, i)
    woorden.add(vorig)
    begin = i
  }
  return woorden
}
