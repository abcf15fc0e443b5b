import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { setTimeout as pauze } from 'node:timers/promises'
import type { ImportGelezen, ImportVoorbeeld } from '../packages/contracts/src/import.ts'
import { MEESTE_PLAATSEN } from '../packages/contracts/src/licentie-maten.ts'
import { schooljaarVan } from '../packages/domain/src/schooljaar.ts'
import { variantenVan } from '../packages/importers/src/edexml/proef/varianten.ts'
import { listDemoAccounts } from '../apps/api/src/seed/demo-accounts.ts'
import { moet } from '../rig/moet.ts'
import { fetchToken } from '../rig/aanmelden.ts'
import { makeBig } from '../rig/groot-bestand.ts'
import { naast } from './kijker.ts'
import { startKaleOntvangst, type KaleOntvangst } from './kaal-ontvangst.ts'
import { startProduct, type Product } from './product.ts'
import { getal, mediaan, percentiel, printDoelen, printTabel, printTitel } from './verslag.ts'

const VOORBEELD = new URL('../packages/importers/voorbeelden/school.xml', import.meta.url)
const KEREN = 3
const WEIGER_KEREN = 9
/** Pause between two files: a school that sends without pause is slowed down, which is not what is measured. */
const ADEM_MS = 300
const LANGE_ADEM_MS = 5_000
const KB_PER_MB = 1000

/** Returns the memory of a process in megabytes: now (VmRSS), or at its highest (VmHWM). */
function geheugen(pid: number, wat: 'VmRSS' | 'VmHWM'): number {
  const tekst = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(new RegExp(`${wat}:\\s+(\\d+)`).exec(tekst)?.[1] ?? 0) / KB_PER_MB
}

interface Bron {
  readonly product: Product
  readonly pad: string
  readonly token: string
}

async function tijd<R>(perform: () => Promise<R>): Promise<{ uit: R; ms: number }> {
  const begin = performance.now()
  const uit = await perform()
  return { uit, ms: performance.now() - begin }
}

/** Bytes with memory of their own, as fetch requires. */
type Bytes = Uint8Array<ArrayBuffer>

async function send({ product, pad, token }: Bron, bytes: Bytes): Promise<ImportGelezen> {
  const antwoord = await fetch(`${product.adres}${pad}?bestandsnaam=EDEX.XML`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' },
    body: bytes,
  })
  return (await antwoord.json()) as ImportGelezen
}

async function performMet(
  { product, pad, token }: Pick<Bron, 'product' | 'pad' | 'token'>,
  wat: string,
  body?: unknown,
): Promise<void> {
  const antwoord = await fetch(`${product.adres}${pad}/${wat}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  if (!antwoord.ok) throw new Error(`${wat} gaf ${antwoord.status}`)
  await antwoord.text()
}

/** Orders a seat for everybody in the file. */
async function orderPlaatsen(bron: Bron, leerlingen: number): Promise<void> {
  const pad = bron.pad.replace(/imports$/, 'licentie')
  const schooljaar = schooljaarVan(new Date().toISOString().slice(0, 10), 'nl')
  for (let nog = leerlingen; nog > 0; nog -= MEESTE_PLAATSEN) {
    const bestelling = { sleutel: randomUUID(), schooljaar, plaatsen: MEESTE_PLAATSEN, kenmerk: '' }
    await performMet({ ...bron, pad }, 'bestellingen', bestelling)
  }
}

/**
 * Sends the same file a few times, and measures how long the preview takes, how much memory it costs, and how long others wait.
 */
async function view(bron: Bron, bytes: Bytes) {
  const leeg = geheugen(bron.product.pid, 'VmRSS')
  const tijden: number[] = []
  let laatste: ImportVoorbeeld | null = null
  const { wacht } = await naast(bron.product.adres, async () => {
    for (let keer = 0; keer < KEREN; keer += 1) {
      const { uit, ms } = await tijd(() => send(bron, bytes))
      tijden.push(ms)
      laatste = uit.status === 'gelezen' ? uit.voorbeeld : null
    }
  })
  const erbij = geheugen(bron.product.pid, 'VmHWM') - leeg
  return {
    ms: mediaan(tijden),
    erbij,
    wacht,
    voorbeeld: moet(laatste as ImportVoorbeeld | null, 'a preview'),
  }
}

/** Sends to a server that does not read the file, to measure the sending alone. */
async function sendBare(kaal: KaleOntvangst, body: Bytes): Promise<void> {
  await (await fetch(kaal.adres, { method: 'POST', body })).text()
}

/** Sends one file in turn to the bare receiver and to the product, several times, since sending alone varies by 100 ms. */
async function refuseOne(bron: Bron, kaal: KaleOntvangst, bytes: Bytes) {
  const [product, alleen]: [number[], number[]] = [[], []]
  for (let keer = 0; keer < WEIGER_KEREN; keer += 1) {
    alleen.push((await tijd(() => sendBare(kaal, bytes))).ms)
    product.push((await tijd(() => send(bron, bytes))).ms)
    await pauze(ADEM_MS)
  }
  return { ms: mediaan(product), kaal: mediaan(alleen) }
}

/** Sends every malicious file, one after the other, each compared with sending it alone. */
async function refuse(bron: Bron, basis: string) {
  const kwaad = variantenVan(basis).filter(
    ({ status, opties }) => status === 'geweigerd' && !opties,
  )
  const kaal = await startKaleOntvangst()
  try {
    const { uit, wacht } = await naast(bron.product.adres, async () => {
      const tijden: { naam: string; ms: number; kaal: number }[] = []
      for (const { naam, bytes } of kwaad)
        tijden.push({ naam, ...(await refuseOne(bron, kaal, new Uint8Array(bytes))) })
      return tijden
    })
    return { tijden: uit, wacht }
  } finally {
    kaal.stop()
  }
}

/** Returns the three rows with the highest figure. */
const ergste = <T>(rijen: readonly T[], maat: (rij: T) => number): T[] =>
  rijen.toSorted((a, b) => maat(b) - maat(a)).slice(0, 3)

/** Measures the file of a school board through the whole product, and the malicious files. */
export async function measureInlezen(): Promise<void> {
  printTitel('inlezen', 'een bestand van 10 MB versturen, bekijken, toepassen en terugdraaien')
  const school = moet(listDemoAccounts('vlaams.localhost').schools[0], 'a school')
  const product = await startProduct()
  try {
    const token = await fetchToken(product.adres, moet(school.accounts.schooladmin, 'a head'))
    const bron = { product, pad: `/api/admins/${school.adminId}/imports`, token }
    const basis = readFileSync(VOORBEELD, 'utf8')
    // The number is removed, so that the file does not belong to another school.
    const eigen = basis.replace(
      /<brincode>.*?<\/brincode>\s*(<dependancecode>.*?<\/dependancecode>)?/s,
      '',
    )
    const groot = new TextEncoder().encode(makeBig(eigen))
    // The reading thread starts with the first file, so that the program is warm for the next.
    await send(bron, new TextEncoder().encode(eigen))
    const rust = await naast(product.adres, () => new Promise((klaar) => setTimeout(klaar, 1000)))
    const { voorbeeld, ...gezien } = await view(bron, groot)
    await pauze(LANGE_ADEM_MS)
    const { tijden, wacht } = await refuse(bron, basis)
    const boven = ({ ms, kaal }: { ms: number; kaal: number }): number => ms - kaal
    const { verschil } = await view(bron, groot).then((een) => een.voorbeeld)
    const laatste = await send(bron, groot)
    const { id, vingerafdruk } = laatste.status === 'gelezen' ? laatste.voorbeeld : voorbeeld
    await orderPlaatsen(bron, verschil.nieuw.aantal)
    const keuzes = { vingerafdruk, zelfde: [], nieuw: [], vertrokken: [] }
    const toegepast = await tijd(() => performMet(bron, `${id}/toepassen`, keuzes))
    const terug = await tijd(() => performMet(bron, `${id}/terugdraaien`))
    printTabel(
      [`${getal(verschil.nieuw.aantal)} leerlingen, ${getal(groot.length / 1e6, 1)} MB`, 'ms'],
      [
        ['versturen en bekijken', getal(gezien.ms)],
        ['toepassen', getal(toegepast.ms)],
        ['terugdraaien', getal(terug.ms)],
      ],
    )
    printTabel(
      ['de traagste weigeringen', 'ms', 'versturen alleen', 'erboven'],
      ergste(tijden, ({ ms }) => ms).map((een) => [
        een.naam,
        getal(een.ms),
        getal(een.kaal),
        getal(boven(een)),
      ]),
    )
    const hoogstens = { soort: 'hoogstens', decimalen: 0 } as const
    const inRust = `in rust ${getal(percentiel(rust.wacht, 0.99))}`
    printDoelen([
      { ...hoogstens, naam: 'voorbeeld', gemeten: gezien.ms, grens: 3000, eenheid: 'ms' },
      { ...hoogstens, naam: 'geheugen erbij', gemeten: gezien.erbij, grens: 300, eenheid: 'MB' },
      {
        ...hoogstens,
        naam: '/healthz intussen, p99 (' + inRust + ')',
        gemeten: percentiel(gezien.wacht, 0.99),
        grens: 50,
        eenheid: 'ms',
      },
      {
        ...hoogstens,
        naam: `de traagste van ${tijden.length} weigeringen, boven het versturen`,
        gemeten: Math.max(...tijden.map(boven)),
        grens: 100,
        eenheid: 'ms',
      },
      {
        ...hoogstens,
        naam: '/healthz tijdens het weigeren, p99',
        gemeten: percentiel(wacht, 0.99),
        grens: 50,
        eenheid: 'ms',
      },
    ])
  } finally {
    await product.stop()
  }
}
