import type { Plaatje } from '@letterhaven/contracts/leerling-ingang'
import { INKT, mm, write, STIL, type Blad } from './blad.ts'
import type { Soortwoorden } from '@letterhaven/domain/soortwoorden'
import { zonderHttps, type Inlogkaart, type KaartenDeel } from './druktaak.ts'
import { REGEL } from './passend.ts'
import { drawPlaat } from './plaat.ts'
import { drawQr } from './qr-vlak.ts'

interface Vlak {
  readonly x: number
  readonly y: number
  readonly breedte: number
  readonly hoogte: number
}

const RUIM = mm(4)
const QR = mm(33)
/** Its white border may overlap that of the card, so that the visible parts line up. */
const QR_UIT = mm(2.4)
const WIE_HOOG = mm(30.5)
const DIER = mm(14.5)
const [GEEL, BLAUW] = ['#fff4cf', '#e4effa']
/** The radius of the corners of every separate field. */
const HOEK = 6

function fillVlak({ doc }: Blad, { x, y, breedte, hoogte }: Vlak, kleur: string): void {
  doc.save().roundedRect(x, y, breedte, hoogte, HOEK).fill(kleur).restore()
}

/**
 * Returns the first name and the rest of the name, as far as they can be printed here; the animal replaces a first name that
 * has no such letters.
 */
function namenVan({ letters }: Blad, { naam, dier }: Inlogkaart): [voor: string, rest: string] {
  const { voornaam, tussenvoegsel, achternaam } = naam
  const rest = [tussenvoegsel, achternaam].filter(Boolean).join(' ')
  return [
    letters.isLeesbaar(voornaam) ? voornaam : dier,
    letters.isLeesbaar(rest) || rest === '' ? rest : '',
  ]
}

/** Draws the animal, the group and the name. It returns nothing: its room is as high as the QR code beside it. */
function drawWie(blad: Blad, { groep, kaart }: { groep: string; kaart: Inlogkaart }, vlak: Vlak) {
  const { doc } = blad
  const { x, y, breedte } = vlak
  const straal = DIER / 2
  doc
    .save()
    .circle(x + straal, y + straal, straal)
    .fill(BLAUW)
    .restore()
  const rand = DIER * 0.13
  drawPlaat(doc, kaart.dier, { x: x + rand, y: y + rand, maat: DIER - 2 * rand })
  const naast = { x: x + DIER + mm(2.5), breedte: breedte - DIER - mm(2.5) }
  const onder = write(blad, groep, { ...naast, y: y + mm(2), groot: 11, klein: 7, regels: 2 })
  write(blad, kaart.dier, {
    ...naast,
    y: onder,
    groot: 9,
    klein: 7,
    regels: 1,
    dikte: 400,
    kleur: STIL,
  })
  const [voor, rest] = namenVan(blad, kaart)
  const onderrand = y + vlak.hoogte
  const begin = y + DIER + mm(1)
  const na = write(blad, voor, {
    x,
    y: begin,
    breedte,
    groot: 25,
    klein: 8,
    regels: 2,
    heelTot: 14,
    hoogte: onderrand - begin - (rest ? mm(4.5) : 0),
  })
  if (rest)
    write(blad, rest, {
      x,
      y: na - mm(0.6),
      breedte,
      groot: 12,
      klein: 6,
      regels: 2,
      heelTot: 9,
      hoogte: onderrand - na + mm(1),
      dikte: 400,
    })
}

/** Draws the pictures of a secret in their order, each with its number. */
function drawPlaatjes(blad: Blad, plaatjes: readonly Plaatje[], vlak: Vlak): void {
  fillVlak(blad, vlak, BLAUW)
  const maat = vlak.hoogte - mm(2)
  const stap = vlak.breedte / plaatjes.length
  for (const [i, plaatje] of plaatjes.entries()) {
    const x = vlak.x + i * stap
    const midden = x + (stap - maat - 12) / 2
    write(blad, String(i + 1), {
      x: midden,
      y: vlak.y + vlak.hoogte / 2 - 8,
      breedte: 12,
      groot: 12,
      klein: 12,
      regels: 1,
      kleur: STIL,
    })
    drawPlaat(blad.doc, plaatje, { x: midden + 12, y: vlak.y + mm(1), maat })
  }
}

function drawWoorden(blad: Blad, woorden: string | null, vlak: Vlak): void {
  fillVlak(blad, vlak, GEEL)
  const kop = { x: vlak.x + mm(3), breedte: vlak.breedte - mm(6) }
  if (woorden === null) {
    const y = vlak.y + vlak.hoogte / 2 - 10
    write(blad, 'met je schoolaccount', {
      ...kop,
      y,
      groot: 16,
      klein: 10,
      regels: 1,
      lijn: 'midden',
    })
    return
  }
  const onder = write(blad, 'Mijn wachtwoord', {
    ...kop,
    y: vlak.y + mm(0.8),
    groot: 7.5,
    klein: 7.5,
    regels: 1,
    dikte: 400,
    kleur: STIL,
    lijn: 'midden',
  })
  const over = vlak.y + vlak.hoogte - onder
  const groot = Math.min(26, over / REGEL)
  write(blad, woorden, {
    ...kop,
    y: onder + (over - groot * REGEL) / 2 - 1,
    groot,
    klein: 10,
    regels: 1,
    lijn: 'midden',
  })
}

function drawVoet(
  blad: Blad,
  { link, code }: { readonly link: string; readonly code: string },
  vlak: Vlak,
): void {
  const codeBreed = mm(36)
  const regel = { y: vlak.y, groot: 8, klein: 5, regels: 1, kleur: INKT }
  const breedte = vlak.breedte - codeBreed - mm(2)
  write(blad, zonderHttps(link), { ...regel, x: vlak.x, breedte, dikte: 400 })
  const x = vlak.x + vlak.breedte - codeBreed
  write(blad, code, { ...regel, x, breedte: codeBreed, lijn: 'eind' })
}

/** Draws one card: whose it is, how that pupil signs in, and where. */
export function drawInlogkaart(
  blad: Blad,
  {
    deel,
    kaart,
    woorden,
  }: { readonly deel: KaartenDeel; readonly kaart: Inlogkaart; readonly woorden: Soortwoorden },
  rand: Vlak,
): void {
  const [x, y, breedte] = [rand.x + RUIM, rand.y + RUIM, rand.breedte - 2 * RUIM]
  const wieBreed = kaart.qr === null ? breedte : breedte - QR
  drawWie(blad, { groep: deel.groep, kaart }, { x, y, breedte: wieBreed, hoogte: WIE_HOOG })
  if (kaart.qr !== null)
    drawQr(blad.doc, kaart.qr, { x: x + breedte - QR + QR_UIT, y: y - QR_UIT, maat: QR })
  const voet = rand.y + rand.hoogte - RUIM - mm(3)
  const boven = y + WIE_HOOG + mm(1.5)
  const vol = voet - boven - mm(1.2)
  const hoogte = kaart.plaatjes === null ? vol : vol * 0.56
  drawWoorden(blad, kaart.woorden, { x, y: boven, breedte, hoogte })
  if (kaart.plaatjes !== null) {
    const na = boven + hoogte + mm(1.3)
    drawPlaatjes(blad, kaart.plaatjes, { x, y: na, breedte, hoogte: boven + vol - na })
  }
  if (deel.ingang) {
    const { link, schoolcode } = deel.ingang
    const code = `${woorden.schoolcode} ${schoolcode}`
    drawVoet(blad, { link, code }, { x, y: voet, breedte, hoogte: mm(3) })
  }
}
