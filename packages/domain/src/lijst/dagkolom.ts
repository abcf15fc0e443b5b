import { bestaandeDag, readDagCel, type DagCel } from './dag-in-cel.ts'

/** How a cell of a column of days was read. */
export interface Dag {
  /** 'YYYY-MM-DD'; null where the cell is empty or cannot be read. */
  readonly dag: string | null
  /** Whether the cell is empty or written in the standard form. */
  readonly volgensStandaard: boolean
  /**
   * Why there is no day: the cell holds no possible day, or nobody can tell which number is the month. Null where the cell
   * holds a day or is empty.
   */
  readonly mis: 'geen-dag' | 'volgorde' | null
}

/** The days of a column, read in one way. */
export interface Dagkolom {
  readonly dagen: readonly Dag[]
  /**
   * The first cell that could also be another day, where nothing in the column says which, so that somebody checks it; else
   * null.
   */
  readonly twijfel: number | null
}

type Twee = Extract<DagCel, { soort: 'twee' }>
type Volgorde = 'dag-eerst' | 'maand-eerst'

const dagVan = ({ een, ander, jaar }: Twee, volgorde: Volgorde): string | null =>
  volgorde === 'dag-eerst' ? bestaandeDag(jaar, ander, een) : bestaandeDag(jaar, een, ander)

const LEEG: Dag = { dag: null, volgensStandaard: true, mis: null }
const alsDag = (dag: string | null, volgensStandaard = false): Dag => ({
  dag,
  volgensStandaard: volgensStandaard && dag !== null,
  mis: dag === null ? 'geen-dag' : null,
})
const ONBESLIST: Dag = { dag: null, volgensStandaard: false, mis: 'volgorde' }

/** Returns which orders a cell leaves open: a day that does not exist, or that is later than `laatst`, is not meant. */
function kanVolgens(cel: Twee, laatst: string | undefined): Record<Volgorde, boolean> {
  const kan = (volgorde: Volgorde): boolean => {
    const dag = dagVan(cel, volgorde)
    return dag !== null && (laatst === undefined || dag <= laatst)
  }
  return { 'dag-eerst': kan('dag-eerst'), 'maand-eerst': kan('maand-eerst') }
}

/** Returns the orders that the cells of a column prove; only cells that can be read in one way count. */
function bewijs(cellen: readonly Twee[], laatst: string | undefined): ReadonlySet<Volgorde> {
  const gezegd = new Set<Volgorde>()
  for (const cel of cellen) {
    const kan = kanVolgens(cel, laatst)
    if (kan['dag-eerst'] !== kan['maand-eerst'])
      gezegd.add(kan['dag-eerst'] ? 'dag-eerst' : 'maand-eerst')
  }
  return gezegd
}

/**
 * Whether the numbers in a column are days. They prove it together: each filled cell must be such a number within reach, or a
 * whole day.
 */
function zijnSeries(cellen: readonly DagCel[], laatst: string | undefined): boolean {
  const kan = (cel: DagCel): boolean =>
    cel.soort === 'leeg' ||
    (cel.soort === 'serie' &&
      cel.dag !== null &&
      cel.dag > VROEGST &&
      (laatst === undefined || cel.dag <= laatst)) ||
    (cel.soort === 'zeker' && cel.dag !== null)
  return cellen.every(kan)
}

/** No date of a pupil or a leaver of ours is as early as this. */
const VROEGST = '1990-01-01'

interface Oordeel {
  readonly volgorde: Volgorde
  /** Whether the column proves both orders, so that what can be read in two ways is left open. */
  readonly isGemengd: boolean
  readonly metSeries: boolean
}

/** Reads two numbers and a year in the order of their column. */
function readTwee(cel: Twee, { volgorde, isGemengd }: Oordeel): Dag {
  if (!isGemengd) return alsDag(dagVan(cel, volgorde))
  const [dag, maand] = [dagVan(cel, 'dag-eerst'), dagVan(cel, 'maand-eerst')]
  return dag !== null && maand !== null && dag !== maand ? ONBESLIST : alsDag(dag ?? maand)
}

function readCel(cel: DagCel, oordeel: Oordeel): Dag {
  switch (cel.soort) {
    case 'leeg':
      return LEEG
    case 'zeker':
      return alsDag(cel.dag, cel.isIso)
    case 'serie':
      return alsDag(oordeel.metSeries ? cel.dag : null)
    case 'geen':
      return alsDag(null)
    case 'twee':
      return readTwee(cel, oordeel)
  }
}

const isTwee = (cel: DagCel): cel is Twee => cel.soort === 'twee'

const isTeLaat = ({ dag }: Dag, laatst: string | undefined): boolean =>
  dag !== null && laatst !== undefined && dag > laatst

/**
 * Reads the days of a column together, with one order of day and month for all of it, as its own cells prove. Where none of
 * them does, the day comes first, as is usual in our countries, and `twijfel` names the first that could be read otherwise.
 * Where they prove both orders, what can be read in two ways is left open. `laatst` is the last possible day: a later one was
 * written wrongly and counts as none.
 */
export function readDagkolom(teksten: readonly (string | null)[], laatst?: string): Dagkolom {
  const cellen = teksten.map(readDagCel)
  const gezegd = bewijs(cellen.filter(isTwee), laatst)
  const oordeel: Oordeel = {
    volgorde: gezegd.size === 1 && gezegd.has('maand-eerst') ? 'maand-eerst' : 'dag-eerst',
    isGemengd: gezegd.size === 2,
    metSeries: zijnSeries(cellen, laatst),
  }
  // Only dates with slashes are written with the month first.
  const open = cellen.findIndex((cel) => isTwee(cel) && cel.isStreep && cel.een !== cel.ander)
  return {
    dagen: cellen.map((cel) => {
      const gelezen = readCel(cel, oordeel)
      return isTeLaat(gelezen, laatst) ? alsDag(null) : gelezen
    }),
    twijfel: gezegd.size === 0 && open >= 0 ? open : null,
  }
}
