import type { GroepId, LeerlingId } from '@letterhaven/contracts/ids'
import type { Wachtwoorden } from '@letterhaven/contracts/leerling-ingang'
import type { BuiltUser } from './factories.ts'
import type { TestSchool } from './test-school.ts'
import type { TestAnswer, TestServer } from './test-server.ts'

export type Kind = BuiltUser<LeerlingId>

/** Makes groups of a school whose children sign in, through the calls of the school's teacher. */
export function makeKlassen(server: TestServer, school: TestSchool) {
  const { docent, adminId } = school
  const post = (pad: string, body: unknown, token?: string): Promise<TestAnswer> =>
    server.call(pad, { method: 'POST', body, ...(token === undefined ? {} : { token }) })
  const padVan = (groepId: GroepId): string =>
    `/api/admins/${adminId}/groepen/${groepId}/wachtwoorden`
  const lijst = async (groepId: GroepId): Promise<Wachtwoorden> =>
    (await server.call(padVan(groepId), { token: docent.token })).body as Wachtwoorden
  const leerlingPad = ({ id }: Kind, deel: string): string =>
    `/api/admins/${adminId}/leerlingen/${id}/${deel}`
  return {
    post,
    naarDeur: (body: unknown) => post('/api/auth', body),
    padVan,
    lijst,
    leerlingPad,
    /** Makes a group of its own, with its codes. */
    async nieuweGroep() {
      const groepId = await server.build.groep(adminId, { docenten: [docent.id] })
      const { schoolcode, klascode } = await lijst(groepId)
      return { groepId, schoolcode, klascode }
    },
    kindIn: (groepId: GroepId, voornaam = 'Noor'): Promise<Kind> =>
      server.build.leerling(adminId, { groepId, voornaam }),
    vernieuw: (kind: Kind, soort: string) =>
      post(leerlingPad(kind, 'wachtwoord'), { soort }, docent.token),
    async nieuweKaart(kind: Kind): Promise<string> {
      const { body } = await post(leerlingPad(kind, 'kaart'), undefined, docent.token)
      return (body as { qr: string }).qr
    },
  }
}
