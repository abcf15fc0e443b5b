import { tint, type Doek } from '../../features/landkaart/teken/kit.ts'

/** How light falls in the evening: on the side of the lamps, in between, and in the shade. */
export interface Licht {
  readonly warm: string
  readonly half: string
  readonly schaduw: string
}

/** The further from the lanterns, the bluer. */
export const AVONDLICHT = {
  zee: { warm: '#cdbdf0', half: '#a396d6', schaduw: '#6660ac' },
  huizen: { warm: '#e0bcc6', half: '#ab90c4', schaduw: '#6053a2' },
  kade: { warm: '#e6c9c2', half: '#ad94bd', schaduw: '#65579f' },
  mensen: { warm: '#fff1d6', half: '#dcc4d6', schaduw: '#8271b8' },
} as const satisfies Readonly<Record<string, Licht>>

const delen = (hex: string): readonly number[] =>
  [1, 3, 5].map((begin) => Number.parseInt(hex.slice(begin, begin + 2), 16))

/** A colour as it looks in light of another colour. */
export function light(kleur: string, licht: string): string {
  const [a, b] = [delen(kleur), delen(licht)]
  const hex = a.map((v, i) =>
    Math.round((v * (b[i] ?? 0)) / 255)
      .toString(16)
      .padStart(2, '0'),
  )
  return `#${hex.join('')}`
}

/**
 * Draws a part of the picture in evening light: paint runs from the lit side to the shade, and every
 * plain colour is seen in half light. So a shape keeps its depth, which a veil over it would take.
 * `laag` keeps the gradients of one part apart from those of another.
 */
export function inAvondlicht(laag: string, licht: Licht, teken: (doek: Doek) => string): string {
  const defs = new Map<string, string>()
  const choose = (sleutel: string, make: (id: string) => string): string => {
    if (!defs.has(sleutel)) defs.set(sleutel, make(`${laag}${defs.size + 1}`))
    return `url(#${laag}${[...defs.keys()].indexOf(sleutel) + 1})`
  }
  const stops = (kleuren: readonly string[]): string =>
    kleuren
      .map((kleur, i) => `<stop offset="${i / (kleuren.length - 1)}" stop-color="${kleur}"/>`)
      .join('')
  const inhoud = teken({
    verf: (kleur, kracht = 0.16) =>
      choose(`${kleur}/${kracht}`, (id) => {
        const drie = [
          light(tint(kleur, kracht * 1.4), licht.warm),
          light(kleur, licht.half),
          light(tint(kleur, -kracht), licht.schaduw),
        ]
        return `<linearGradient id="${id}" x1=".1" x2=".9" y2="1">${stops(drie)}</linearGradient>`
      }),
    verloop: (...kleuren) =>
      choose(kleuren.join('/'), (id) => {
        const gezien = kleuren.map((kleur) => light(kleur, licht.half))
        return `<linearGradient id="${id}" x2="0" y2="1">${stops(gezien)}</linearGradient>`
      }),
    gloed: (kleur) =>
      choose(`gloed/${kleur}`, (id) => {
        const rand = `<stop offset="1" stop-color="${kleur}" stop-opacity="0"/>`
        return `<radialGradient id="${id}"><stop stop-color="${kleur}"/>${rand}</radialGradient>`
      }),
    klaar: (_breed, _hoog, deel) => deel,
  }).replaceAll(/="(#[0-9a-f]{6})"/gi, (_geheel, kleur: string) => `="${light(kleur, licht.half)}"`)
  return `<defs>${[...defs.values()].join('')}</defs><g stroke="#1d1542">${inhoud}</g>`
}
