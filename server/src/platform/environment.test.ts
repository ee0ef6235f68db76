import { EnvironmentError, readEnvironment } from './environment.ts'

function reasonFor(source: Record<string, string>): string {
  try {
    readEnvironment(source)
  } catch (error) {
    if (error instanceof EnvironmentError) {
      return error.message
    }
    throw error
  }
  return 'accepted'
}

describe('environment', () => {
  test('an empty environment is a complete one for a developer', () => {
    const environment = readEnvironment({})
    expect(environment).toMatchObject({
      nodeEnv: 'development',
      port: 3000,
      host: 'localhost',
      appUrl: 'http://localhost:3000',
      databaseUrl: null,
      sessionSecret: null,
      acceptedSessionSecret: null,
      hasTestHooks: false,
      hasLocalWeb: false,
      trustedProxies: 0,
      logLevel: 'info',
    })
    expect(environment.dataDir).toMatch(/\/var$/)
    expect(environment.storageUrl).toBe(`file:${environment.dataDir}/storage`)
    expect(environment.mailUrl).toBe(`outbox:${environment.dataDir}/outbox`)
  })

  test.each([
    [{}, { growthBook: { apiHost: '/growthbook', clientKey: 'sdk-marquee', isOwn: true } }],
    [{ GROWTHBOOK_CLIENT_KEY: '' }, { growthBook: { apiHost: '/growthbook', clientKey: null, isOwn: true } }],
    [{ GROWTHBOOK_CLIENT_KEY: 'off' }, { growthBook: { apiHost: '/growthbook', clientKey: null, isOwn: true } }],
    [
      { GROWTHBOOK_API_HOST: 'https://flags.example/gb/', GROWTHBOOK_CLIENT_KEY: 'sdk-1' },
      { growthBook: { apiHost: 'https://flags.example/gb', clientKey: 'sdk-1', isOwn: false } },
    ],
    [
      { GROWTHBOOK_API_HOST: 'https://flags.example' },
      { growthBook: { apiHost: 'https://flags.example', clientKey: null, isOwn: false } },
    ],
    [{ PORT: '8080' }, { port: 8080, appUrl: 'http://localhost:8080' }],
    [{ PORT: '' }, { port: 3000 }],
    [{ APP_URL: 'https://app.example.com/' }, { appUrl: 'https://app.example.com' }],
    [{ NODE_ENV: 'production' }, { host: '::' }],
    [{ NODE_ENV: 'production', HOST: '127.0.0.1' }, { host: '127.0.0.1' }],
    [{ DATA_DIR: '/srv/marquee' }, { dataDir: '/srv/marquee', storageUrl: 'file:/srv/marquee/storage' }],
    [{ DATABASE_URL: 'postgres://u:p@db:5432/marquee' }, { databaseUrl: 'postgres://u:p@db:5432/marquee' }],
    [{ MAIL_URL: 'smtp://mail.example.com:587' }, { mailUrl: 'smtp://mail.example.com:587' }],
    [{ TRUST_PROXY: '1' }, { trustedProxies: 1 }],
    [
      { TLS_CERT_FILE: '/etc/tls/cert.pem', TLS_KEY_FILE: '/etc/tls/key.pem', PORT: '8443' },
      { tls: { certFile: '/etc/tls/cert.pem', keyFile: '/etc/tls/key.pem' }, appUrl: 'https://localhost:8443' },
    ],
    [
      { TLS_CERT_FILE: '', TLS_KEY_FILE: '' },
      { tls: null, appUrl: 'http://localhost:3000' },
    ],
    [{ META_API_URL: 'http://127.0.0.1:4149/v24.0/' }, { adSources: { metaApiUrl: 'http://127.0.0.1:4149/v24.0' } }],
    [{}, { adSources: { tiktokApiUrl: 'https://open.tiktokapis.com', credentialKeys: null } }],
    [{ TEST_HOOKS: '1' }, { hasTestHooks: true }],
    [{}, { hasDemoLibrary: true }],
    [{ DEMO_LIBRARY: 'off' }, { hasDemoLibrary: false }],
    [{ TEST_HOOKS: '0', NODE_ENV: 'production' }, { hasTestHooks: false }],
  ])('%o is read', (source, expected) => {
    expect(readEnvironment(source)).toMatchObject(expected)
  })

  test.each([
    [{ PORT: 'http' }, /PORT must be a port number/],
    [{ PORT: '70000' }, /PORT must be a port number/],
    [{ PORT: '80.5' }, /PORT must be a port number/],
    [{ APP_URL: 'app.example.com' }, /APP_URL must be an address/],
    [{ APP_URL: 'https://example.com/app' }, /APP_URL must be an address without a path/],
    [{ DATABASE_URL: 'mysql://db/marquee' }, /DATABASE_URL must be an address such as postgres:/],
    [{ STORAGE_URL: 'ftp://bucket' }, /STORAGE_URL must be file: and a folder, or s3:/],
    [{ STORAGE_URL: '/srv/files' }, /STORAGE_URL must be file:/],
    [{ MAIL_URL: 'sendmail' }, /MAIL_URL must be outbox:/],
    [{ SESSION_SECRET: 'short' }, /SESSION_SECRET must have at least 32 characters/],
    [{ META_API_URL: 'graph.facebook.com' }, /META_API_URL must be an address/],
    [{ CREDENTIAL_KEYS: 'one:short' }, /CREDENTIAL_KEYS must be keys such as/],
    [{ TLS_CERT_FILE: '/etc/tls/cert.pem' }, /TLS_CERT_FILE and TLS_KEY_FILE must both be set, or neither/],
    [{ TLS_KEY_FILE: '/etc/tls/key.pem' }, /TLS_CERT_FILE and TLS_KEY_FILE must both be set, or neither/],
    [
      { TLS_CERT_FILE: '/etc/tls/cert.pem', TLS_KEY_FILE: '/etc/tls/key.pem', APP_URL: 'http://app.example.com' },
      /APP_URL must start with https:\/\/ while TLS_CERT_FILE is set/,
    ],
    [{ TRUST_PROXY: 'yes' }, /TRUST_PROXY must be the number of proxies/],
    [{ TEST_HOOKS: 'maybe' }, /TEST_HOOKS must be 1 or 0/],
    [{ DEMO_LIBRARY: 'no' }, /DEMO_LIBRARY must be on or off/],
    [{ TEST_HOOKS: '1', NODE_ENV: 'production' }, /TEST_HOOKS must not be set while NODE_ENV is production/],
    [{ TEST_LOCAL_WEB: '1' }, /TEST_LOCAL_WEB must not be set without TEST_HOOKS/],
    [{ NODE_ENV: 'staging' }, /NODE_ENV must be development, test or production/],
    [{ LOG_LEVEL: 'loud' }, /LOG_LEVEL must be/],
  ])('%o is refused by name and with the reason', (source, reason) => {
    expect(reasonFor(source)).toMatch(reason)
  })

  test('every wrong variable is named at once', () => {
    expect(reasonFor({ PORT: 'x', LOG_LEVEL: 'loud' })).toMatch(/PORT[^]*LOG_LEVEL/)
  })

  test('a secret is never repeated in the message', () => {
    expect(
      reasonFor({ SESSION_SECRET: 'hunter2', DATABASE_URL: 'mysql://u:hunter2@db/x', CREDENTIAL_KEYS: 'hunter2' }),
    ).not.toContain('hunter2')
  })
})
