import type { landkaartEndpoints } from '@letterhaven/contracts/endpoints/landkaart'
import type { Caller, Context } from '../../kern/context.ts'
import type { Handlers } from '../../platform/http.ts'
import { createTurns } from '../../platform/turns.ts'
import { createGeluidMaker } from '../geluiden/geluid-maker.service.ts'
import { getLandkaart, getSomvenster } from './landkaart.service.ts'
import { getTaakPakket, makeTaakGeluiden } from './taak-pakket.service.ts'

/**
 * The maps of one person are made one after the other: each holds the pupil and a connection, and a caller who asks for sixty
 * at a time would make all connections of lessons wait for one child. Some connections are always left for answers.
 */
const KAARTEN = { atOnce: 6, waiting: 3_000, perKey: 12 }

export function landkaartRoutes(ctx: Context): Handlers<typeof landkaartEndpoints, Caller> {
  const beurten = createTurns(KAARTEN)
  const maker = createGeluidMaker(ctx)
  return {
    getLandkaart: ({ caller, params }) =>
      beurten.run(caller.userId, () => getLandkaart(ctx, caller, params.leerlingId)),
    getSomvenster: ({ caller, params, origin }) =>
      beurten.run(caller.userId, () =>
        getSomvenster(ctx, caller, { ...params, host: origin.host }),
      ),
    getTaak: ({ caller, params, origin }) =>
      beurten.run(caller.userId, () =>
        getTaakPakket(ctx, caller, { ...params, host: origin.host }),
      ),
    makeGeluiden: ({ caller, params, origin }) =>
      makeTaakGeluiden({ ctx, maker, caller }, { ...params, host: origin.host }),
  }
}
