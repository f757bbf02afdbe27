/** Netlify's redirect engine, compiled to WebAssembly. It comes without types. */
declare module 'netlify-redirector' {
  type EngineRequest = {
    scheme: string
    host: string
    path: string
    query: string
    getHeader: (name: string) => string
    getCookie: (name: string) => string
  }
  type EngineMatch = { from: string; to: string; status: number; force: boolean }
  type Engine = { match: (request: EngineRequest) => EngineMatch | null }
  const redirector: {
    parseJSON: (
      rules: string,
      options: { jwtSecret: string; jwtRoleClaim: string },
    ) => Promise<Engine>
  }
  export default redirector
}
