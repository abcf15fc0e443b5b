import { createHash, randomBytes } from 'node:crypto'
import type { UserId } from '@letterhaven/contracts/ids'
import type { TestServer } from './test-server.ts'

const HALF_UUR_MS = 30 * 60_000

/** Makes a reset link for somebody as a mail would bring it, and returns what its page sends along. */
export async function herstelLink(
  { owner, ctx }: TestServer,
  userId: UserId,
): Promise<{ userId: UserId; herstelToken: string }> {
  const herstelToken = randomBytes(32).toString('base64url')
  const token_hash = createHash('sha256').update(herstelToken).digest()
  const tot = new Date(ctx.now().getTime() + HALF_UUR_MS)
  await owner.insertInto('hersteltoken').values({ token_hash, login_id: userId, tot }).execute()
  return { userId, herstelToken }
}
