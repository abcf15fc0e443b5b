import { insertAfterLast, insertBefore, type Plan } from './plan.ts'

const NAME = /^[a-z]+(?:-[a-z]+)*$/

const pascal = (naam: string): string =>
  naam.replaceAll(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase())

interface Names {
  readonly naam: string
  /** The name in both forms: 'MijnDing' and 'mijnDing'. */
  readonly Groot: string
  readonly klein: string
}

const noun = ({ naam, Groot }: Names): string => `import * as z from 'zod/mini'
import { AdminIdSchema } from './ids.ts'

/** What an admin sees of its ${naam}. */
export const ${Groot}Schema = z.object({ adminId: AdminIdSchema, naam: z.string() })
export type ${Groot} = z.infer<typeof ${Groot}Schema>
`

const verbs = ({ naam, Groot, klein }: Names): string => `import * as z from 'zod/mini'
import { defineEndpoints } from '../endpoint.ts'
import { AdminIdSchema } from '../ids.ts'
import { ${Groot}Schema } from '../${naam}.ts'

/** The ${naam} of an admin. */
export const ${klein}Endpoints = defineEndpoints({
  get${Groot}: {
    method: 'GET',
    path: '/api/admins/{adminId}/${naam}',
    access: 'admin.read',
    params: z.strictObject({ adminId: AdminIdSchema }),
    response: ${Groot}Schema,
  },
})
`

const queries = ({
  Groot,
  naam,
}: Names): string => `import type { AdminScope } from '../../kern/context.ts'

/** The admin whose ${naam} these are; undefined outside the scope. */
export function find${Groot}({ db, adminId }: AdminScope) {
  return db
    .selectFrom('admin')
    .select(['admin_id', 'naam'])
    .where('admin_id', '=', adminId)
    .executeTakeFirst()
}
`

const presenter = ({
  naam,
  Groot,
}: Names): string => `import type { ${Groot} } from '@letterhaven/contracts/${naam}'
import type { find${Groot} } from './${naam}.queries.ts'

type ${Groot}Row = NonNullable<Awaited<ReturnType<typeof find${Groot}>>>

/** What leaves the server: nothing that is not named here. */
export function present${Groot}(row: ${Groot}Row): ${Groot} {
  return { adminId: row.admin_id, naam: row.naam }
}
`

const service = ({
  naam,
  Groot,
}: Names): string => `import type { AdminId } from '@letterhaven/contracts/ids'
import type { ${Groot} } from '@letterhaven/contracts/${naam}'
import type { Caller, Context } from '../../kern/context.ts'
import { notFound } from '../../platform/errors.ts'
import { openAdmin } from '../../kern/toegang/toegang.service.ts'
import { present${Groot} } from './${naam}.presenter.ts'
import { find${Groot} } from './${naam}.queries.ts'

/** The ${naam} of an admin the caller belongs to; 404 for any other. */
export function get${Groot}(ctx: Context, caller: Caller, adminId: AdminId): Promise<${Groot}> {
  return openAdmin({ ctx, caller, adminId }, async (scope) => {
    const row = await find${Groot}(scope)
    if (!row) throw notFound()
    return present${Groot}(row)
  })
}
`

const routes = ({
  naam,
  Groot,
  klein,
}: Names): string => `import type { ${klein}Endpoints } from '@letterhaven/contracts/endpoints/${naam}'
import type { Caller, Context } from '../../kern/context.ts'
import type { Handlers } from '../../platform/http.ts'
import { get${Groot} } from './${naam}.service.ts'

export const ${klein}Routes = (ctx: Context): Handlers<typeof ${klein}Endpoints, Caller> => ({
  get${Groot}: ({ caller, params }) => get${Groot}(ctx, caller, params.adminId),
})
`

const test = ({
  naam,
}: Names): string => `import { startTestServer, type TestServer } from '@letterhaven/testkit/test-server'
import { buildSchool } from '@letterhaven/testkit/test-school'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer(inject('postgres'))
})
afterAll(() => server.close())

describe('${naam}', () => {
  it('are those of the own admin, and another admin has others', async () => {
    const [eigen, andere] = [await buildSchool(server), await buildSchool(server)]
    for (const { adminId, docent } of [eigen, andere]) {
      const { status, body } = await server.call(\`/api/admins/\${adminId}/${naam}\`, {
        token: docent.token,
      })
      expect(status).toBe(200)
      expect(body).toMatchObject({ adminId })
    }
    expect(eigen.adminId).not.toBe(andere.adminId)
  })
})
`

/** Makes a feature from contract to test: one call, its four standard cases and its own test. */
export function featurePlan(naam: string): Plan {
  if (!NAME.test(naam)) throw new Error('De naam is een Nederlands woord in kleine letters.')
  const Groot = pascal(naam)
  const klein = Groot.charAt(0).toLowerCase() + Groot.slice(1)
  const names: Names = { naam, Groot, klein }
  const folder = `apps/api/src/features/${naam}/${naam}`
  return {
    create: {
      [`packages/contracts/src/${naam}.ts`]: noun(names),
      [`packages/contracts/src/endpoints/${naam}.ts`]: verbs(names),
      [`${folder}.queries.ts`]: queries(names),
      [`${folder}.presenter.ts`]: presenter(names),
      [`${folder}.service.ts`]: service(names),
      [`${folder}.routes.ts`]: routes(names),
      [`${folder}.test.ts`]: test(names),
    },
    edit: {
      'packages/contracts/src/endpoints/endpoints.ts': (source) =>
        insertAfterLast(
          insertAfterLast(source, /^ {2}\.\.\.\w+Endpoints,$/, `\n  ...${klein}Endpoints,`),
          /^import .* from '\.\/.*'$/,
          `\nimport { ${klein}Endpoints } from './${naam}.ts'`,
        ),
      'apps/api/src/app.ts': (source) =>
        insertAfterLast(
          insertAfterLast(
            source,
            /^ {8}\.\.\.\w+Routes\(\w+\),$/,
            `\n        ...${klein}Routes(ctx),`,
          ),
          /^import .* from '\.\/features\/.*\.routes\.ts'$/,
          `\nimport { ${klein}Routes } from './features/${naam}/${naam}.routes.ts'`,
        ),
      'packages/testkit/src/proeven.ts': (source) =>
        insertBefore(
          source,
          /^ {2}\}\n\n {2}return \{\n {4}proeven,$/m,
          `    get${Groot}: adminProef,\n`,
        ),
    },
  }
}
