import { Server } from 'node:net'

const HOST = '127.0.0.1'

/**
 * Runs something that starts servers, and keeps them to this machine. Netlify's local runtime names no
 * host for its store of blobs and would offer it to the whole network:
 * https://github.com/netlify/primitives/blob/main/packages/dev-utils/src/server/http_server.ts
 */
export const onLoopback = async <Result>(start: () => Promise<Result>): Promise<Result> => {
  const listen = Server.prototype.listen
  Server.prototype.listen = function (this: Server, ...args: unknown[]) {
    const [port, host] = args
    const anyHost = typeof port === 'number' && typeof host !== 'string'
    return Reflect.apply(listen, this, anyHost ? [port, HOST, ...args.slice(1)] : args)
  } as typeof listen
  try {
    return await start()
  } finally {
    Server.prototype.listen = listen
  }
}
