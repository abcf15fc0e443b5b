import { writeFileSync } from 'node:fs'
import encodeQR from 'qr'

const [BREED, HOOG] = [640, 480]
/** The brightness of paper, ink and wall, as a camera in a classroom sees them. */
const [PAPIER, INKT, MUUR] = [205, 48, 120]
/** Nobody holds a card straight. */
const SCHEEF = 0.14
const GROOT = 0.75
const GEEN_KLEUR = 128

/** Returns the brightness of a pixel: of the card's code, its white border, or the wall behind it. */
function licht(code: readonly (readonly boolean[])[], x: number, y: number): number {
  const maat = code.length
  const stap = (HOOG * GROOT) / maat
  const [dx, dy] = [x - BREED / 2, y - HOOG / 2]
  const kolom = Math.floor((dx * Math.cos(SCHEEF) - dy * Math.sin(SCHEEF)) / stap + maat / 2)
  const rij = Math.floor((dx * Math.sin(SCHEEF) + dy * Math.cos(SCHEEF)) / stap + maat / 2)
  const vak = code[rij]?.[kolom]
  if (vak === undefined) return MUUR
  return vak ? INKT : PAPIER
}

/**
 * Writes what a camera sees when a card is held in front of it: one picture that repeats, in the format that Chromium accepts
 * as a camera (YUV4MPEG2). The card is held at an angle and is lit from one side.
 */
export function writeCamerabeeld(bestand: string, tekst: string): void {
  const code = encodeQR(tekst, 'raw', { ecc: 'medium', border: 4 })
  const helder = Buffer.alloc(BREED * HOOG)
  for (let y = 0; y < HOOG; y += 1)
    for (let x = 0; x < BREED; x += 1)
      helder[y * BREED + x] = Math.round(licht(code, x, y) * (0.75 + (0.25 * x) / BREED))
  const kleur = Buffer.alloc(BREED * HOOG * 0.5, GEEN_KLEUR)
  const beeld = Buffer.concat([Buffer.from('FRAME\n'), helder, kleur])
  const kop = Buffer.from(`YUV4MPEG2 W${BREED} H${HOOG} F10:1 Ip A1:1 C420mpeg2\n`)
  writeFileSync(bestand, Buffer.concat([kop, beeld, beeld]))
}
