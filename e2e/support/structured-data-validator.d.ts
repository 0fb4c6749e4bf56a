declare module '@adobe/structured-data-validator' {
  interface Issue {
    readonly issueMessage: string
    readonly rootType?: string
    readonly severity: 'ERROR' | 'WARNING'
    readonly fieldNames?: readonly string[]
  }
  export default class Validator {
    constructor(schemaOrg: { '@graph': readonly object[] })
    validate(found: { jsonld: Record<string, object[]> }): Promise<Issue[]>
  }
}
