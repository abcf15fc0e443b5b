type Anders = readonly (readonly [RegExp, string])[]

/** How a hint begins that asks to listen, and how it begins where nothing can be heard: the pupil says the word. */
const ZEG: Anders = [
  [/^Luister klank voor klank/, 'Zeg het woord klank voor klank'],
  [/^Luister goed naar de /, 'Zeg het woord en let op de '],
  [/^Luister naar het /, 'Zeg het woord en let op het '],
  [/^Luister naar /, 'Zeg '],
  [/^Luister goed: /, 'Zeg het woord: '],
  [/^Luister nog eens goed\. /, 'Zeg het woord langzaam. '],
]

/** The same for a line of an instruction: there the word is seen. */
const KIJK: Anders = [[/^Luister goed naar /, 'Kijk goed naar ']]

/** Returns a sentence with its other beginning; one that has none stays as it is. */
function beginAnders(zin: string, anders: Anders): string {
  const paar = anders.find(([oor]) => oor.test(zin))
  return paar ? zin.replace(...paar) : zin
}

/** Returns whether a hint asks to listen. */
export const vraagtOor = (zin: string): boolean => zin.startsWith('Luister')

/** Returns a hint as it is true where no word can be heard: it asks nobody to listen. Any other stays as it is. */
export const askToSay = (zin: string): string => beginAnders(zin, ZEG)

/** Returns a line of an instruction as it is true where no word can be heard: there the word is seen. */
export const askToLook = (zin: string): string => beginAnders(zin, KIJK)
