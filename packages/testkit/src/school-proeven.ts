import { maakAanbevelingProeven } from './aanbeveling-proeven.ts'
import { maakAccountgegevensProeven } from './accountgegevens-proeven.ts'
import { maakDubbelProeven } from './dubbel-proeven.ts'
import { maakLicentieProeven } from './licentie-proeven.ts'
import { maakOvergangProeven } from './overgang-proeven.ts'
import { maakPrullenbakProeven } from './prullenbak-proeven.ts'
import { maakSluitProeven } from './sluit-proeven.ts'
import { buildSchool } from './test-school.ts'
import type { TestServer } from './test-server.ts'
import { maakToestemmingProeven } from './toestemming-proeven.ts'
import { maakVerhuisProeven } from './verhuis-proeven.ts'

/** What a school does to run itself. */
export const maakSchoolProeven = (server: () => TestServer) => ({
  ...maakOvergangProeven(server),
  ...maakPrullenbakProeven(server),
  ...maakLicentieProeven(server),
  ...maakAccountgegevensProeven(),
  ...maakSluitProeven(server),
  ...maakToestemmingProeven(server),
  ...maakAanbevelingProeven(server),
  ...maakDubbelProeven(server),
  ...maakVerhuisProeven(server, () => buildSchool(server())),
})
