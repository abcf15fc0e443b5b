import { randomUUID } from 'node:crypto'
import { fetchToken } from '../../rig/aanmelden.ts'
import { signInAtApi, searchSpel } from '../../rig/oefenen.ts'
import type { DemoSchool } from '../../apps/api/src/seed/demo-accounts.ts'
import type { Landkaart } from '@letterhaven/contracts/landkaart'
import { moet } from '../../rig/moet.ts'
import type { Plek } from './scherm.ts'

/** Where a demonstration runs, and the school that is photographed. */
interface Demonstratie {
  readonly adres: string
  readonly school: DemoSchool
}

/** Sets a dictation for the pupil, as the teacher does. */
async function prepareToets({ adres, school }: Demonstratie): Promise<void> {
  const { adminId, groepId, accounts } = school
  const vraag = await signInAtApi(adres, moet(accounts.docent, 'docent'))
  await vraag(`/api/admins/${adminId}/groepen/${moet(groepId, 'groep')}/methodetoetsen`, {
    categorieen: ['ei'],
    perCategorie: 10,
    leerlingIds: [moet(accounts.leerling, 'leerling').userId],
  })
}

const kind = (voornaam: string, achternaam: string) => ({
  sleutel: randomUUID(),
  voornaam,
  tussenvoegsel: '',
  achternaam,
  jaargroep: 4,
})

/** Adds a child that is in the school twice, unless the school has duplicates already. */
async function prepareDubbel({ adres, school }: Demonstratie): Promise<void> {
  const { adminId, groepId, accounts } = school
  const vraag = await signInAtApi(adres, moet(accounts.schooladmin, 'schooladmin'))
  const { aantal } = await vraag<{ aantal: number }>(
    `/api/admins/${adminId}/dubbele-leerlingen/aantal`,
  )
  if (aantal > 0) return
  await vraag(`/api/admins/${adminId}/groepen/${moet(groepId, 'groep')}/leerlingen`, {
    leerlingen: [kind('Tess', 'Meerman'), kind('Tess', 'Meerman')],
  })
}

/** Puts pupils in the prullenbak with the call that the page itself makes. */
async function preparePrullenbak({ adres, school }: Demonstratie): Promise<void> {
  const { adminId, groepId, accounts } = school
  const vraag = await signInAtApi(adres, moet(accounts.schooladmin, 'schooladmin'))
  const { leerlingen } = await vraag<{ leerlingen: string[] }>(
    `/api/admins/${adminId}/groepen/${moet(groepId, 'groep')}/leerlingen`,
    { leerlingen: [kind('Milou', 'Kok'), kind('Bram', 'Visser')] },
  )
  const token = await fetchToken(adres, moet(accounts.schooladmin, 'schooladmin'))
  const gelegd = await fetch(`${adres}/api/admins/${adminId}/prullenbak`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ leerlingen, weg: true }),
  })
  if (!gelegd.ok) throw new Error(`prullenbak gaf ${gelegd.status}`)
}

/** Makes everything that the pictures show and a fresh demonstration does not have. */
export async function prepare(demonstratie: Demonstratie): Promise<void> {
  await prepareToets(demonstratie)
  await prepareDubbel(demonstratie)
  await preparePrullenbak(demonstratie)
}

/** Finds the window to which the pupil's boat would sail, and a taak of the pupil in glazenwasser. */
export async function searchPlek(
  { adres, school }: Demonstratie,
  { thuis, praktijk }: Pick<Plek, 'thuis' | 'praktijk'>,
): Promise<Plek> {
  const leerling = moet(school.accounts.leerling, 'leerling')
  const vraag = await signInAtApi(adres, leerling)
  const { verder } = await vraag<Landkaart>(`/api/leerlingen/${leerling.userId}/landkaart`)
  const { pad: spel } = await searchSpel(vraag, leerling.userId, 'glazenwasser')
  return {
    adres: `http://${school.host}:${new URL(adres).port}`,
    school,
    thuis,
    praktijk,
    groepenwoord: school.land === 'be' ? 'klassen' : 'groepen',
    venster: `/leerling/${leerling.userId}/somvensters/${moet(verder, 'verder').somvensterId}`,
    spel,
  }
}
