import { soortwoorden } from '@letterhaven/domain/soortwoorden'
import { woordkeusVoor } from '@letterhaven/domain/woordkeus-voor'
import { INKT, mm, write, STIL, type Blad } from './blad.ts'
import { zonderHttps, type PosterTaak } from './druktaak.ts'
import { drawHaven, drawLogo } from './haven.ts'
import { drawPlaat, type PlaatNaam } from './plaat.ts'
import { drawQr } from './qr-vlak.ts'

/** All in millimetres: the sheet, the white border around it, and its three fields. */
const [BREED, RAND] = [210, 16]
const VOL = BREED - 2 * RAND
const CODE = { x: RAND, y: 66, breedte: VOL, hoogte: 92 }
const HALF = (VOL - 6) / 2
const NAAM = { x: RAND, y: 164, breedte: HALF, hoogte: 54 }
const GEHEIM = { ...NAAM, x: RAND + HALF + 6 }
const QR = 80

type Veld = typeof CODE
const [GEEL, BLAUW, GROEN, NACHT] = ['#fff4cf', '#e4effa', '#e1f4e9', '#2b3f7d']

function drawVak(
  { doc }: Blad,
  { x, y, breedte, hoogte }: Veld,
  { kleur, hoek = 5 }: { readonly kleur: string; readonly hoek?: number },
): void {
  doc.save().roundedRect(mm(x), mm(y), mm(breedte), mm(hoogte), mm(hoek)).fill(kleur).restore()
}

/** Writes text in millimetres, on one line and dark by default; returns where its lower edge is. */
function say(
  blad: Blad,
  tekst: string,
  { x, y, breedte, ...rest }: Partial<Parameters<typeof write>[2]> & Omit<Veld, 'hoogte'>,
): number {
  const plek = { x: mm(x), y: mm(y), breedte: mm(breedte) }
  const onder = write(blad, tekst, { groot: 20, klein: 9, regels: 1, ...rest, ...plek })
  return onder / mm(1)
}

/** Draws the number of a step on the corner of its field. */
function drawNummer(blad: Blad, nummer: number, { x, y }: Veld): void {
  const [links, boven] = [x + 2, y + 2]
  blad.doc.save().circle(mm(links), mm(boven), mm(8)).fill(NACHT).restore()
  say(blad, String(nummer), {
    x: links - 8,
    y: boven - 6.2,
    breedte: 16,
    groot: 28,
    lijn: 'midden',
    kleur: '#ffffff',
  })
}

/** Draws step 1: the code to scan, and the same in letters. */
function drawCode(
  blad: Blad,
  { link, inlog, schoolcode }: PosterTaak['ingang'],
  woorden: { readonly groep: string; readonly schoolcode: string },
) {
  drawVak(blad, CODE, { kleur: GEEL })
  const [x, y] = [CODE.x + 6, CODE.y + 6]
  drawVak(blad, { x, y, breedte: QR, hoogte: QR }, { kleur: '#ffffff' })
  drawQr(blad.doc, link, { x: mm(x + 2), y: mm(y + 2), maat: mm(QR - 4) })
  const naast = { x: x + QR + 6, breedte: VOL - QR - 18 }
  const kop = say(blad, 'Scan de code', { ...naast, y: y + 1, groot: 30 })
  const of = say(blad, 'of open deze link:', { ...naast, y: kop + 1, groot: 15, dikte: 400 })
  const wit = { ...naast, y: of + 2, hoogte: 26 }
  drawVak(blad, wit, { kleur: '#ffffff', hoek: 3 })
  say(blad, zonderHttps(link), {
    x: wit.x + 3,
    breedte: wit.breedte - 6,
    y: wit.y + 2,
    groot: 18,
    regels: 3,
  })
  const stil = { ...naast, groot: 12, dikte: 400, kleur: STIL, regels: 3 } as const
  const zin = `Lukt dat niet? Ga naar ${zonderHttps(inlog)}, kies ‘Ik ben leerling’ en typ de ${woorden.schoolcode}. Kies dan je ${woorden.groep}.`
  const na = say(blad, zin, { ...stil, y: wit.y + 28, groot: 10.5, regels: 4 })
  say(blad, schoolcode, { ...naast, y: na + 0.5, groot: 22 })
}

/** Draws a tile with an animal, and a line in place of a name. */
function drawNaamtegel(blad: Blad, dier: PlaatNaam, { x, y }: { x: number; y: number }): void {
  drawVak(blad, { x, y, breedte: 22, hoogte: 27 }, { kleur: '#ffffff', hoek: 3 })
  drawPlaat(blad.doc, dier, { x: mm(x + 3.5), y: mm(y + 2.5), maat: mm(15) })
  drawVak(blad, { x: x + 4, y: y + 20, breedte: 14, hoogte: 3 }, { kleur: STIL, hoek: 1.5 })
}

/** Draws step 2: picking one's own name. */
function drawNamen(blad: Blad): void {
  drawVak(blad, NAAM, { kleur: BLAUW })
  const dieren = ['uil', 'vos', 'kikker'] as const
  for (const [i, dier] of dieren.entries())
    drawNaamtegel(blad, dier, { x: NAAM.x + 7 + i * 25, y: NAAM.y + 8 })
  say(blad, 'Kies je naam', { ...NAAM, y: NAAM.y + 38, groot: 24, lijn: 'midden' })
}

/** Draws step 3: what only the child knows; here it is lines and pictures that belong to nobody. */
function drawGeheim(blad: Blad): void {
  drawVak(blad, GEHEIM, { kleur: GROEN })
  const links = GEHEIM.x + (HALF - 66) / 2
  for (const i of [0, 1]) {
    const vak = { x: links + i * 34, y: GEHEIM.y + 7, breedte: 32, hoogte: 11 }
    drawVak(blad, vak, { kleur: '#ffffff', hoek: 2.5 })
    drawVak(
      blad,
      { x: vak.x + 5, y: vak.y + 4, breedte: [22, 16][i] ?? 0, hoogte: 3 },
      { kleur: STIL, hoek: 1.5 },
    )
  }
  const plaatjes = ['ster', 'auto', 'boom', 'ijsje'] as const
  for (const [i, plaatje] of plaatjes.entries()) {
    const x = links + i * 17
    drawVak(blad, { x, y: GEHEIM.y + 20, breedte: 15, hoogte: 15 }, { kleur: '#ffffff', hoek: 2.5 })
    drawPlaat(blad.doc, plaatje, { x: mm(x + 2), y: mm(GEHEIM.y + 22), maat: mm(11) })
  }
  const midden = { ...GEHEIM, lijn: 'midden' } as const
  say(blad, 'Typ je wachtwoord', { ...midden, y: GEHEIM.y + 36, groot: 19 })
  say(blad, 'of tik je plaatjes', { ...midden, y: GEHEIM.y + 44, groot: 14, dikte: 400 })
}

/** Draws a poster for the wall that shows in three pictures how a class signs in. It has no name and no secret of anybody. */
export function drawPoster(blad: Blad, { groep, land, soort, ingang }: PosterTaak): void {
  const w = woordkeusVoor({ land, soort })
  const s = soortwoorden(w)
  blad.doc.addPage()
  drawHaven(blad)
  const midden = { x: RAND, breedte: VOL, lijn: 'midden' } as const
  drawLogo(blad, { x: RAND, y: 13, maat: 15 })
  say(blad, 'Letterhaven', { x: RAND + 18, y: 14.5, breedte: 80, groot: 28, kleur: NACHT })
  say(blad, 'Zo kom je in Letterhaven', { ...midden, y: 31, groot: 16, dikte: 400, kleur: STIL })
  say(blad, groep, {
    ...midden,
    y: 37,
    groot: 54,
    klein: 14,
    regels: 2,
    heelTot: 26,
    hoogte: mm(24),
    kleur: INKT,
  })
  drawCode(blad, ingang, { groep: w.groep, schoolcode: s.schoolcode })
  drawNamen(blad)
  drawGeheim(blad)
  for (const [i, veld] of [CODE, NAAM, GEHEIM].entries()) drawNummer(blad, i + 1, veld)
  say(
    blad,
    `Heb je een kaart met een code? Houd die voor de camera. Lukt het niet? Vraag het aan ${s.helper}.`,
    {
      ...midden,
      y: 222,
      groot: 12,
      dikte: 400,
    },
  )
}
