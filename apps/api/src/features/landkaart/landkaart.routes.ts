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
    getLandkaart: ({ caller, params, origin: { contract } }) =>
      beurten.run(caller.userId, () => getLandkaart(ctx, caller, { ...params, contract })),
    getSomvenster: ({ caller, params, origin: { host, contract } }) =>
      beurten.run(caller.userId, () => getSomvenster(ctx, caller, { ...params, host, contract })),
    getTaak: ({ caller, params, origin: { host, contract } }) =>
      beurten.run(caller.userId, () => getTaakPakket(ctx, caller, { ...params, host, contract })),
    makeGeluiden: ({ caller, params, origin: { host, contract } }) =>
      makeTaakGeluiden({ ctx, maker, caller }, { ...params, host, contract }),
  }
}
