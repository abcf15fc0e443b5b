import { makeAanbevelingProeven } from './aanbeveling-proeven.ts'
import { makeAccountgegevensProeven } from './accountgegevens-proeven.ts'
import { makeDubbelProeven } from './dubbel-proeven.ts'
import { makeLicentieProeven } from './licentie-proeven.ts'
import { makeOvergangProeven } from './overgang-proeven.ts'
import { makePrullenbakProeven } from './prullenbak-proeven.ts'
import { makeSluitProeven } from './sluit-proeven.ts'
import { buildSchool } from './test-school.ts'
import type { TestServer } from './test-server.ts'
import { makeToestemmingProeven } from './toestemming-proeven.ts'
import { makeVerhuisProeven } from './verhuis-proeven.ts'

/** Makes the sample calls for what a school does to run itself. */
export const makeSchoolProeven = (server: () => TestServer) => ({
  ...makeOvergangProeven(server),
  ...makePrullenbakProeven(server),
  ...makeLicentieProeven(server),
  ...makeAccountgegevensProeven(),
  ...makeSluitProeven(server),
  ...makeToestemmingProeven(server),
  ...makeAanbevelingProeven(server),
  ...makeDubbelProeven(server),
  ...makeVerhuisProeven(server, () => buildSchool(server())),
})
