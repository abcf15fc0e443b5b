const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Returns other values of the same kind, none of which refers to something that exists. */
function anders(waarde: unknown): unknown[] {
  if (typeof waarde === 'string')
    return UUID.test(waarde) ? [crypto.randomUUID()] : ['', 'q'.repeat(waarde.length)]
  if (typeof waarde === 'number') return [0, waarde + 1]
  if (typeof waarde === 'boolean') return [!waarde]
  if (Array.isArray(waarde)) return [[], [...waarde, ...waarde]]
  return []
}

/** Returns every variant of a body that differs from it in one place. */
export function verdraai(body: unknown): unknown[] {
  if (Buffer.isBuffer(body)) return [Buffer.from('rommel'), Buffer.alloc(0)]
  if (Array.isArray(body))
    return [
      ...anders(body),
      ...body.flatMap((deel, i) => verdraai(deel).map((nieuw) => body.with(i, nieuw))),
    ]
  if (typeof body === 'object' && body !== null)
    return Object.entries(body).flatMap(([veld, waarde]) =>
      verdraai(waarde).map((nieuw) => ({ ...body, [veld]: nieuw })),
    )
  return anders(body)
}
