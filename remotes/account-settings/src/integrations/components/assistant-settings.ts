interface AssistantSettings {
  /** What to do with the code, as a sentence. */
  step: string
  code: string
}

const KEY = '$MARQUEE_API_KEY'

/** How each assistant is told of an MCP server with an API key, in the form that its maker documents. */
export const ASSISTANTS = {
  'Claude Code': (address) => ({
    step: 'Put your key into MARQUEE_API_KEY and run this in a terminal.',
    code: `claude mcp add --transport http marquee ${address} --header "Authorization: Bearer ${KEY}"`,
  }),
  'Claude Desktop': (address) => ({
    step: 'Settings → Developer → Edit Config, put your key in, and start Claude Desktop anew. It needs Node.js.',
    code: toJson({
      mcpServers: {
        marquee: {
          command: 'npx',
          args: ['-y', 'mcp-remote', address, '--header', 'Authorization:${AUTH_HEADER}'],
          env: { AUTH_HEADER: 'Bearer YOUR_API_KEY' },
        },
      },
    }),
  }),
  'VS Code': (address) => ({
    step: 'Save this as .vscode/mcp.json. VS Code asks for the key and keeps it.',
    code: toJson({
      inputs: [{ type: 'promptString', id: 'marquee-key', description: 'API key of Marquee', password: true }],
      servers: {
        marquee: { type: 'http', url: address, headers: { Authorization: 'Bearer ${input:marquee-key}' } },
      },
    }),
  }),
  Cursor: (address) => ({
    step: 'Put your key into MARQUEE_API_KEY and save this as ~/.cursor/mcp.json.',
    code: toJson({
      mcpServers: { marquee: { url: address, headers: { Authorization: 'Bearer ${env:MARQUEE_API_KEY}' } } },
    }),
  }),
  Codex: (address) => ({
    step: 'Put your key into MARQUEE_API_KEY and run this in a terminal.',
    code: `codex mcp add marquee --url ${address} --bearer-token-env-var MARQUEE_API_KEY`,
  }),
} as const satisfies Record<string, (address: string) => AssistantSettings>

export type Assistant = keyof typeof ASSISTANTS

function toJson(value: object): string {
  return JSON.stringify(value, null, 2)
}
