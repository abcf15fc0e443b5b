import { createEngine, type Bank, type Engine } from '@letterhaven/adaptief'
import type { Land } from '@letterhaven/contracts/admin'
import type { Catalogus } from '@letterhaven/contracts/taak'
import { makeCatalogus } from '@letterhaven/taal/catalogus'
import { loadNepwoorden } from '@letterhaven/taal/nepwoorden'
import { woordenTotEnMet } from '@letterhaven/taal/woorden'
import type { WordEntry } from '@letterhaven/taal/woord'
import { makeLeeswoorden, type Leeswoorden } from './leeswoorden.ts'
import { loadWerkwoordKern, type Werkwoorden } from './werkwoorden.ts'
import { loadTekstKern, type Teksten } from './teksten.ts'
import { loadTekens, type Tekens } from './tekens.ts'
import { loadZinnen, type Zinnen } from './zinnen.ts'
import { bankVanLand, calibrateBankOf, type OpgeslagenBank } from './bank.ts'

/** The content of the product: words by id, sentences, marks, texts, and the engine over all of them, as they are now for one country. */
export interface Inhoud {
  readonly woorden: ReadonlyMap<string, WordEntry>
  /** The same words as they are read. */
  readonly leeswoorden: Leeswoorden
  /** What is asked about sentences. */
  readonly zinnen: Zinnen
  /** What is asked about marks and capitals. */
  readonly tekens: Tekens
  /** What is asked about texts. */
  readonly teksten: Teksten
  /** What is asked about verbs. */
  readonly werkwoorden: Werkwoorden
  /** What the corpus says of words and sentences; what was learned since is in the bank. */
  readonly catalogus: Catalogus
  readonly engine: Engine
  /** The bank that the engine uses; null while there is nothing but the corpus. */
  readonly bank: Bank | null
}

/** The content that follows the bank: whoever begins something takes one `voor` a country and keeps using it. */
export interface LevendeInhoud extends Inhoud {
  /** Returns the content as it is at this moment for the accounts of a country. */
  voor(land: Land): Inhoud
  /**
   * Returns the engines of these versions of the bank, as they are for a country, to fold again what was folded before. A bank
   * that is not in memory is read from `bron`, so that a caller within a scope reads it over the connection of that scope.
   */
  motoren(vraag: MotorVraag): Promise<(versie: number) => Engine>
  /** Switches to the bank that is live now, if it is another one; returns its version. */
  ververs(): Promise<number>
}

/** Which engines are asked for, and where banks that are not in memory are read. */
export interface MotorVraag {
  readonly land: Land
  readonly versies: Iterable<number>
  readonly bron: Pick<BankBron, 'read'>
}

/** Where banks are kept. */
export interface BankBron {
  /** Returns the version that is live; 0 before the first. */
  levend(): Promise<number>
  /** Returns a bank that is or once was live. */
  read(versie: number): Promise<OpgeslagenBank>
}

const HOOGSTE_GROEP = 8
/** How many earlier banks are kept in memory: late answers and replays come in runs. */
const MEESTE_VERSIES = 8

/** What no bank changes. */
type Basis = Pick<
  Inhoud,
  'woorden' | 'leeswoorden' | 'zinnen' | 'tekens' | 'teksten' | 'werkwoorden' | 'catalogus'
>

type PerLand = Readonly<Record<Land, Inhoud>>

/** Makes the content under one bank for both countries; one engine serves both when no word differs. */
function makeVersie(basis: Basis, bewaard: OpgeslagenBank | null) {
  const geheel = bewaard && calibrateBankOf(basis.catalogus, bewaard)
  const onder = (bank: Bank | null): Inhoud => ({
    ...basis,
    bank,
    engine: createEngine(basis.catalogus, bank ?? undefined),
  })
  const [nl, be] = [geheel && bankVanLand(geheel, 'nl'), geheel && bankVanLand(geheel, 'be')]
  const samen = onder(nl)
  return { nl: samen, be: be === nl ? samen : onder(be) } satisfies PerLand
}

/** Makes content that takes its bank from a source, and begins with none. */
function volgBank(basis: Basis, bron: BankBron | null): LevendeInhoud {
  const corpus = makeVersie(basis, null)
  const versies = new Map<number, PerLand>()
  let levend: { readonly versie: number; readonly inhoud: PerLand } = { versie: 0, inhoud: corpus }

  const bekend = (versie: number): PerLand | undefined => {
    if (versie === 0) return corpus
    return versie === levend.versie ? levend.inhoud : versies.get(versie)
  }

  /** Two callers who ask for one bank at once each read it, so neither waits for the connection of the other. */
  async function versieVan(versie: number, van: Pick<BankBron, 'read'>): Promise<PerLand> {
    const kant = bekend(versie)
    if (kant) return kant
    const nieuw = makeVersie(basis, await van.read(versie))
    versies.set(versie, nieuw)
    const [oudste] = versies.keys()
    if (versies.size > MEESTE_VERSIES && oudste !== undefined) versies.delete(oudste)
    return nieuw
  }

  return {
    ...basis,
    get engine() {
      return levend.inhoud.nl.engine
    },
    get bank() {
      return levend.inhoud.nl.bank
    },
    voor: (land) => levend.inhoud[land],
    async motoren({ land, versies: welke, bron: van }) {
      const paren = [...new Set(welke)].map(
        async (versie) => [versie, (await versieVan(versie, van))[land].engine] as const,
      )
      const motoren = new Map(await Promise.all(paren))
      return (versie) => {
        const motor = motoren.get(versie)
        if (!motor) throw new Error(`bank ${versie} was not asked for`)
        return motor
      }
    },
    async ververs() {
      if (!bron) return 0
      const versie = await bron.levend()
      if (versie !== levend.versie) levend = { versie, inhoud: await versieVan(versie, bron) }
      return versie
    },
  }
}

/** Reads the corpus and builds the engine, over the live bank when there is a source of banks. */
export async function loadInhoud(bron: BankBron | null = null): Promise<LevendeInhoud> {
  const alle = await woordenTotEnMet(HOOGSTE_GROEP)
  const woorden = new Map(alle.map((woord) => [woord.w, woord]))
  const [zinnen, tekens, teksten, werkwoorden, nepwoorden] = await Promise.all([
    loadZinnen(),
    loadTekens(),
    loadTekstKern(),
    loadWerkwoordKern(),
    loadNepwoorden(),
  ])
  const leeswoorden = makeLeeswoorden(alle, nepwoorden)
  const bronnen = [
    makeCatalogus(alle),
    zinnen.catalogus,
    werkwoorden.catalogus,
    teksten.catalogus,
    leeswoorden.catalogus,
    tekens.catalogus,
  ]
  const catalogus: Catalogus = {
    categorieen: bronnen.flatMap(({ categorieen }) => categorieen),
    woorden: bronnen.flatMap(({ woorden: lijst }) => lijst),
  }
  const inhoud = volgBank(
    { woorden, leeswoorden, zinnen, tekens, teksten, werkwoorden, catalogus },
    bron,
  )
  await inhoud.ververs()
  return inhoud
}
