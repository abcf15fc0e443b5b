import { readFileSync } from 'node:fs'
import type { Klasdier, Plaatje } from '@letterhaven/contracts/leerling-ingang'
import type { Doc } from './letters.ts'

const DIEREN: Record<Klasdier, string> = {
  beer: 'bear',
  dolfijn: 'dolphin',
  egel: 'hedgehog',
  eend: 'duck',
  giraf: 'giraffe',
  inktvis: 'octopus',
  kikker: 'frog',
  koala: 'koala',
  konijn: 'rabbit-face',
  krab: 'crab',
  kuiken: 'baby-chick',
  leeuw: 'lion',
  lieveheersbeestje: 'lady-beetle',
  olifant: 'elephant',
  panda: 'panda',
  papegaai: 'parrot',
  pinguïn: 'penguin',
  schildpad: 'turtle',
  slak: 'snail',
  uil: 'owl',
  varken: 'pig-face',
  vlinder: 'butterfly',
  vos: 'fox',
  zebra: 'zebra',
}
const PLAATJES: Record<Plaatje, string> = {
  aardbei: 'strawberry',
  auto: 'automobile',
  ballon: 'balloon',
  banaan: 'banana',
  boom: 'deciduous-tree',
  boot: 'sailboat',
  cactus: 'cactus',
  fiets: 'bicycle',
  hart: 'red-heart',
  huis: 'house',
  ijsje: 'soft-ice-cream',
  kroon: 'crown',
  maan: 'crescent-moon',
  paraplu: 'umbrella',
  peer: 'pear',
  raket: 'rocket',
  sleutel: 'key',
  sok: 'socks',
  ster: 'star',
  trein: 'locomotive',
  trommel: 'drum',
  wolk: 'cloud',
  wortel: 'carrot',
  zonnebloem: 'sunflower',
}

/** What can be drawn: an animal of the class, or a picture of a secret. */
export type PlaatNaam = Klasdier | Plaatje
export const PLATEN = [...Object.keys(DIEREN), ...Object.keys(PLAATJES)] as readonly PlaatNaam[]

/** The edge of every picture in its own units. */
const RAND = 32

interface Vorm {
  readonly tag: string
  readonly waarden: ReadonlyMap<string, string>
}

const gelezen = new Map<PlaatNaam, readonly Vorm[]>()

/** Reads the shapes of one of our pictures, with the attributes of their groups. */
function readVormen(naam: PlaatNaam): readonly Vorm[] {
  const bekend = gelezen.get(naam)
  if (bekend) return bekend
  const bestand = { ...DIEREN, ...PLAATJES }[naam]
  const svg = readFileSync(new URL(`plaatjes/${bestand}.svg`, import.meta.url), 'utf8')
  const groepen: ReadonlyMap<string, string>[] = []
  const vormen: Vorm[] = []
  for (const [, dicht, tag = '', rest = ''] of svg.matchAll(/<(\/?)(g|path|ellipse)\b([^>]*)>/g)) {
    if (dicht) groepen.pop()
    else {
      const eigen = [...rest.matchAll(/(?<![a-z-])([a-z-]+)="([^"]*)"/g)].map(
        ([, sleutel = '', waarde = '']) => [sleutel, waarde] as const,
      )
      const waarden = new Map([...(groepen.at(-1) ?? []), ...eigen])
      if (tag === 'g') groepen.push(waarden)
      else vormen.push({ tag, waarden })
    }
  }
  gelezen.set(naam, vormen)
  return vormen
}

const getallen = (tekst: string | undefined): number[] =>
  (tekst?.match(/-?[\d.]+/g) ?? []).map(Number)

/**
 * Works around a fault of pdfkit 0.20. In SVG a curve that follows an arc starts straight, but pdfkit continues from an older
 * curve. A line without length between the two makes it forget that curve.
 */
const naBoog = (pad: string): string => pad.replaceAll(/(a[^a-z]*)(?=[st])/gi, '$1l0 0')

function drawVorm(doc: Doc, { tag, waarden }: Vorm): void {
  const getal = (naam: string) => Number(waarden.get(naam) ?? 0)
  doc.save()
  const [hoek = 0, x = 0, y = 0] = getallen(waarden.get('transform'))
  if (hoek !== 0) doc.rotate(hoek, { origin: [x, y] })
  if (tag === 'path') doc.path(naBoog(waarden.get('d') ?? ''))
  else doc.ellipse(getal('cx'), getal('cy'), getal('rx'), getal('ry'))
  const isEvenOneven = waarden.get('fill-rule') === 'evenodd'
  doc.fill(waarden.get('fill') ?? '#000000', isEvenOneven ? 'even-odd' : 'non-zero').restore()
}

/** Draws a picture with its corner at a point, in the given width. */
export function drawPlaat(
  doc: Doc,
  naam: PlaatNaam,
  { x, y, maat }: { readonly x: number; readonly y: number; readonly maat: number },
): void {
  doc
    .save()
    .translate(x, y)
    .scale(maat / RAND)
  for (const vorm of readVormen(naam)) if (vorm.waarden.get('fill') !== 'none') drawVorm(doc, vorm)
  doc.restore()
}
