import { TERUG_DAGEN } from '@letterhaven/contracts/import-maten'
import type { JaarovergangIn } from '@letterhaven/contracts/jaarovergang'
import { PRULLENBAK_DAGEN } from '@letterhaven/contracts/prullenbak-maten'
import type { Soortwoorden } from '@letterhaven/domain/soortwoorden'
import type { Woordkeus } from '@letterhaven/domain/woordkeus'
import { sayDatum } from '../../shared/weergave/datum.ts'
import { aantal, opsomming } from '../../shared/weergave/woorden.ts'
import type { Overzicht } from './count-overgang.ts'

/** The wording of the account, and the words for leaving an account of this kind. */
export type Woorden = Pick<
  Woordkeus,
  'groep' | 'groepen' | 'leerling' | 'leerlingen' | 'zomervakantie'
> &
  Pick<Soortwoorden, 'vertrek'>

/** What a user must know: a title that everybody reads, and the details below it. */
export interface Uitleg {
  readonly titel: string
  readonly zin: string
}

const gaan = (n: number): string => (n === 1 ? 'gaat' : 'gaan')
const TERUG = `Alles kan ${TERUG_DAGEN} dagen lang worden teruggedraaid.`

function wieWaarheen({ over, weg, groepen }: Overzicht, w: Woorden): string {
  const mee = `${aantal(over, w.leerling, w.leerlingen)} ${gaan(over)} naar ${aantal(groepen.size, w.groep, w.groepen)}`
  if (weg === 0) return mee
  const vertrekt = weg === 1 ? w.vertrek.gaat : w.vertrek.gaan
  if (over === 0) return `${aantal(weg, w.leerling, w.leerlingen)} ${vertrekt}`
  return `${mee} en ${weg} ${vertrekt}`
}

function watMetWegGebeurt(weg: number, wisOp: string, { vertrek }: Woorden): string {
  const dag = sayDatum('dag', wisOp)
  return weg === 1
    ? `Wie ${vertrek.wieGaat}, komt in de prullenbak en kan vanaf nu niet meer inloggen en oefenen. De gegevens worden op ${dag} gewist.`
    : `De ${weg} die ${vertrek.dieGaan}, komen in de prullenbak en kunnen vanaf nu niet meer inloggen en oefenen. De gegevens worden op ${dag} gewist.`
}

/** Says what carrying out does, in numbers; or what it would do, while it is too early. */
export function overgangUitleg(
  overzicht: Overzicht,
  { vanaf, wisOp }: Pick<JaarovergangIn, 'vanaf' | 'wisOp'>,
  w: Woorden,
): Uitleg {
  const wie = wieWaarheen(overzicht, w)
  if (vanaf !== null)
    return {
      titel: `${wie}.`,
      zin: `Wie ${w.vertrek.wieGaat}, komt dan in de prullenbak en kan niet meer inloggen en oefenen. De gegevens worden na ${PRULLENBAK_DAGEN} dagen gewist. ${TERUG}`,
    }
  const weg = overzicht.weg === 0 ? '' : `${watMetWegGebeurt(overzicht.weg, wisOp, w)} `
  return { titel: `Alles tegelijk, nu meteen: ${wie}.`, zin: weg + TERUG }
}

/** Returns the warning for carrying it out while there are still lessons; null when nobody would miss one. */
export function teVroegUitleg(
  { weg }: Pick<Overzicht, 'weg'>,
  { lopend, vanaf, schooljaar }: Pick<JaarovergangIn, 'lopend' | 'vanaf' | 'schooljaar'>,
  w: Woorden,
): Uitleg | null {
  if (lopend === null || vanaf !== null) return null
  const stopt =
    weg === 1
      ? ` Wie ${w.vertrek.wieGaat}, kan vanaf vandaag niet meer oefenen.`
      : ` De ${weg} ${w.leerlingen} die ${w.vertrek.dieGaan}, kunnen vanaf vandaag niet meer oefenen.`
  const wanneer = lopend.vakantieOp
    ? `die begint op ${sayDatum('dagInJaar', lopend.vakantieOp)}.`
    : `het nieuwe schooljaar begint op ${sayDatum('dagInJaar', lopend.begintOp)}.`
  return {
    titel: 'Het schooljaar loopt nog',
    zin: `Zet je nu over, dan zit iedereen vandaag al in de ${w.groep} van ${schooljaar}.${weg === 0 ? '' : stopt} Doe het liever in de ${w.zomervakantie}: ${wanneer}`,
  }
}

/** Says what was carried out, in numbers, and until when it can be undone. */
export function gedaanUitleg(gedaan: NonNullable<JaarovergangIn['gedaan']>, w: Woorden): Uitleg {
  const { naam, op, overgegaan, groepen, vertrokken, wisOp, terugTot } = gedaan
  const delen = [
    `${aantal(overgegaan, `${w.leerling} ging`, `${w.leerlingen} gingen`)} over`,
    ...(groepen > 0 ? [`${aantal(groepen, `${w.groep} is`, `${w.groepen} zijn`)} gemaakt`] : []),
    ...(vertrokken > 0
      ? [
          aantal(
            vertrokken,
            `${w.leerling} ${w.vertrek.ging}`,
            `${w.leerlingen} ${w.vertrek.gingen}`,
          ),
        ]
      : []),
  ]
  const weg =
    vertrokken > 0
      ? ` Wie ${w.vertrek.wieGing}, staat in de prullenbak; de gegevens worden op ${sayDatum('dag', wisOp)} gewist.`
      : ''
  return {
    titel: `${naam} is overgezet`,
    zin: `Op ${sayDatum('dag', op)}: ${opsomming(delen)}.${weg} Terugdraaien kan tot ${sayDatum('dag', terugTot)}.`,
  }
}
