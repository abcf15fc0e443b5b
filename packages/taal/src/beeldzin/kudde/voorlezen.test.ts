import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { GEZICHTEN, TRAPPEN } from '../adres.ts'
import { beschrijvingVan, makeBeeldzin } from '../beeldzin.ts'

const STUK = '(?:muts|pet|hoed|bril|masker|sjaal|strik)'
const BAKEN = '(?:boom|rots|water|poel|struik|tent)'
const PLEK = `(?:onder|op|achter|voor|in|naast) (?:de|het) ${BAKEN}`

/** Words and turns at which somebody who reads aloud stops, or reads something else than is meant. */
const HAPERT = [
  // A child hears an insult, or something else than water.
  /\b(?:zwijn|plas)/,
  // A taunt for people.
  /\bgele (?:aap|apen)\b|\baap is (?:\p{L}+ en )?geel\b/u,
  // Said of who is in the water, and of who is next to it.
  /\bbij (?:de|het) /,
  // 'Met de pet op', and then no verb comes.
  /\b(?:muts|pet|hoed|bril|masker)(?: op)? op (?:de|het) /,
  /\bmasker voor (?:de|het) /,
  // Who stands, the animal or what it wears or stands at?
  new RegExp(`\\b(?:${STUK}|${BAKEN}) (?:die|dat) `),
  // Where it is, or where it goes to or drinks from?
  /\b(?:springt|drinkt), maar niet /,
  new RegExp(`\\b${PLEK} (?:springt|drinkt)\\b`),
  // Nobody says so.
  /\blied horen\b/,
  /\b(?:voor|achter)kant\b/,
  /\b(?:sjaal|strik) op\b(?! (?:de|het)\b)/,
]
const hapertIn = (zin: string): readonly RegExp[] => HAPERT.filter((vorm) => vorm.test(zin))

const zaden = fc.integer({ min: 0, max: 0xffffffff })

/** Every text of a scene that a child may get to read. */
function listTeksten(adres: string): string[] {
  const beeldzin = makeBeeldzin(adres)
  if (!beeldzin) throw new Error(`no scene for ${adres}`)
  return [beeldzin.zin, ...beeldzin.keuzes.map((keuze) => beschrijvingVan(beeldzin, keuze))]
}

describe('what is said of a herd', () => {
  it('is read aloud without stopping, and in one way', () => {
    fc.assert(
      fc.property(
        zaden,
        fc.constantFrom(...TRAPPEN),
        fc.constantFrom(...GEZICHTEN),
        (zaad, trap, gezicht) => {
          expect(
            listTeksten(`kudde@1:${zaad}:${trap}:${gezicht}`).filter(
              (zin) => hapertIn(zin).length > 0,
            ),
          ).toEqual([])
        },
      ),
      { numRuns: 2000 },
    )
  })

  it('is caught where it is not (decoys)', () => {
    const zinnen = [
      'het zwijn met de rode muts',
      'de aap bij het water',
      'de gele aap onder de boom',
      'Deze aap is klein en geel en staat vlak achter de rots.',
      'de aap met de blauwe pet op de rots',
      'de zebra met het masker voor de tent',
      'de slang met de gele sjaal die voor de tent ligt',
      'de zebra voor de tent die wel een masker maar geen strik draagt',
      'de aap die drinkt, maar niet naast het water',
      'de aap die op de rots springt',
      'Deze aap laat een lied horen in de schaduw van de boom.',
      'Deze aap staat aan de voorkant van de struik.',
      'de leeuw die met een blauwe sjaal op voor de tent slaapt',
    ]
    expect(zinnen.map((zin) => hapertIn(zin).length)).toEqual(zinnen.map(() => 1))
    expect(new Set(zinnen.flatMap(hapertIn))).toEqual(new Set(HAPERT))
    for (const zin of [
      'de aap met de gele sjaal op de rots',
      'de leeuw die met een blauwe pet op voor de tent slaapt',
      'de slang die een gele sjaal draagt, maar niet voor de tent ligt',
      'de aap die slaapt, maar niet op de rots',
      'Deze aap heeft een rode pet op en staat boven op de rots.',
    ])
      expect(hapertIn(zin)).toEqual([])
  })
})
