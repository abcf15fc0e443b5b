import type { mijnAccountEndpoints } from '@letterhaven/contracts/endpoints/mijn-account'
import type { Caller, Context } from '../../kern/context.ts'
import type { Handlers } from '../../platform/http.ts'
import {
  addPasskey,
  beginPasskey,
  removePasskey,
  renamePasskey,
} from '../tweede-factor/eigen-passkeys.service.ts'
import {
  beginTotp,
  getTweedeFactor,
  removeTotp,
  renewHerstelcodes,
  setTotp,
} from '../tweede-factor/eigen-factoren.service.ts'
import { changePassword } from './wachtwoord.service.ts'

export const mijnAccountRoutes = (ctx: Context): Handlers<typeof mijnAccountEndpoints, Caller> => ({
  changePassword: ({ caller, params, body }) => changePassword(ctx, caller, { ...params, ...body }),
  getTweedeFactor: ({ caller, params }) => getTweedeFactor(ctx, caller, params.userId),
  beginTotp: ({ caller, params, body }) => beginTotp(ctx, caller, { ...params, ...body }),
  setTotp: ({ caller, params, body }) => setTotp(ctx, caller, { ...params, ...body }),
  removeTotp: ({ caller, params, body }) => removeTotp(ctx, caller, { ...params, ...body }),
  renewHerstelcodes: ({ caller, params, body }) =>
    renewHerstelcodes(ctx, caller, { ...params, ...body }),
  beginPasskey: ({ caller, origin, params, body }) =>
    beginPasskey(ctx, { caller, origin }, { ...params, ...body }),
  addPasskey: ({ caller, origin, params, body }) =>
    addPasskey(ctx, { caller, origin }, { ...params, ...body }),
  renamePasskey: ({ caller, params, body }) => renamePasskey(ctx, caller, { ...params, ...body }),
  removePasskey: ({ caller, params, body }) => removePasskey(ctx, caller, { ...params, ...body }),
})
