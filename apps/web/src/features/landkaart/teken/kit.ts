import { INKT } from '@letterhaven/game-kit/tekenen/kleur'

export type Punt = readonly [x: number, y: number]

/** Writes a number for SVG, with one decimal. */
export const n = (getal: number): string => String(Math.round(getal * 10) / 10)

/** Makes a colour lighter (k > 0) or darker (k < 0) by a fraction 0…1. */
export function tint(hex: string, k: number): string {
  const getal = Number.parseInt(hex.slice(1), 16)
  const deel = (v: number) =>
    Math.round(Math.min(255, Math.max(0, k < 0 ? v * (1 + k) : v + (255 - v) * k)))
  const rgb = [getal >> 16, (getal >> 8) & 255, getal & 255].map(deel)
  return `#${rgb.map((v) => v.toString(16).padStart(2, '0')).join('')}`
}

/** A drawing surface, which keeps the gradients of one picture. */
export interface Doek {
  /** A fill that runs from light at the top left to dark at the bottom right. */
  verf(kleur: string, kracht?: number): string
  /** A fill that runs from the top down through these colours. */
  verloop(...kleuren: readonly string[]): string
  /** A round glow of one colour that fades out. */
  gloed(kleur: string): string
  /** The whole picture. */
  klaar(breed: number, hoog: number, inhoud: string): string
}

export function makeDoek(): Doek {
  const defs = new Map<string, string>()
  const choose = (sleutel: string, make: (id: string) => string): string => {
    const id = `v${[...defs.keys()].indexOf(sleutel) + 1 || defs.size + 1}`
    if (!defs.has(sleutel)) defs.set(sleutel, make(id))
    return `url(#${id})`
  }
  return {
    verf: (kleur, kracht = 0.16) =>
      choose(`${kleur}/${kracht}`, (id) => {
        const stops = [tint(kleur, kracht * 1.4), kleur, tint(kleur, -kracht)]
        const lijst = stops.map((k, i) => `<stop offset="${i / 2}" stop-color="${k}"/>`).join('')
        return `<linearGradient id="${id}" x1=".2" y1="0" x2=".8" y2="1">${lijst}</linearGradient>`
      }),
    verloop: (...kleuren) =>
      choose(kleuren.join('/'), (id) => {
        const stop = (kleur: string, i: number) =>
          `<stop offset="${n(i / (kleuren.length - 1))}" stop-color="${kleur}"/>`
        return `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${kleuren.map(stop).join('')}</linearGradient>`
      }),
    gloed: (kleur) =>
      choose(`gloed/${kleur}`, (id) => {
        const stops = `<stop offset="0" stop-color="${kleur}"/><stop offset="1" stop-color="${kleur}" stop-opacity="0"/>`
        return `<radialGradient id="${id}">${stops}</radialGradient>`
      }),
    klaar: (breed, hoog, inhoud) =>
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${breed} ${hoog}" width="${breed}" height="${hoog}"><defs>${[...defs.values()].join('')}</defs><g stroke="${INKT}" stroke-width="3.6" stroke-linejoin="round" stroke-linecap="round">${inhoud}</g></svg>\n`,
  }
}

/** A filled shape with the ink line around it. */
export const vlak = (d: string, vulling: string, rest = ''): string =>
  `<path d="${d}" fill="${vulling}"${rest && ` ${rest}`}/>`

/** A filled shape without a line. */
export const kleurvlak = (d: string, vulling: string, dekking = 1): string =>
  vlak(d, vulling, `stroke="none"${dekking < 1 ? ` opacity="${dekking}"` : ''}`)

export const lijn = (d: string, kleur = INKT, dikte = 3.6): string =>
  `<path d="${d}" fill="none" stroke="${kleur}" stroke-width="${n(dikte)}"/>`

/** A rectangle with round corners. */
export function dVak([x, y]: Punt, [w, h]: Punt, r: number): string {
  const b = `a${n(r)} ${n(r)} 0 0 1`
  return `M${n(x + r)} ${n(y)}h${n(w - 2 * r)}${b} ${n(r)} ${n(r)}v${n(h - 2 * r)}${b} ${n(-r)} ${n(r)}h${n(2 * r - w)}${b} ${n(-r)} ${n(-r)}v${n(2 * r - h)}${b} ${n(r)} ${n(-r)}Z`
}

export const dVeelhoek = (punten: readonly Punt[]): string =>
  `M${punten.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`

export const dOvaal = ([x, y]: Punt, rx: number, ry = rx): string =>
  `M${n(x - rx)} ${n(y)}a${n(rx)} ${n(ry)} 0 1 0 ${n(2 * rx)} 0a${n(rx)} ${n(ry)} 0 1 0 ${n(-2 * rx)} 0Z`

/** Moves, turns and scales a part of a picture. */
export const op = ([x, y]: Punt, inhoud: string, { schaal = 1, draai = 0 } = {}): string =>
  `<g transform="translate(${n(x)} ${n(y)})${draai ? ` rotate(${n(draai)})` : ''}${schaal === 1 ? '' : ` scale(${schaal})`}">${inhoud}</g>`

/** Returns a generator of seeded numbers 0…1, so that a picture is the same every time it is drawn. */
export function toeval(zaad: number): () => number {
  let s = zaad
  return () => {
    s = (s + 0x6d2b79f5) | 0
    let t = Math.imul(s ^ (s >>> 15), 1 | s)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
}
