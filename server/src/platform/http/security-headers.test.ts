import { pageContentSecurityPolicy } from './security-headers.ts'

function directive(policy: string, name: string): string | undefined {
  return policy.split('; ').find((part) => part.startsWith(`${name} `))
}

describe('content security policy of a page', () => {
  test('lets run the inline scripts of the page by their hash, and no other', () => {
    const policy = pageContentSecurityPolicy({ inlineScripts: ['alert(1)'] })
    expect(directive(policy, 'script-src')).toBe(
      "script-src 'self' 'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='",
    )
    expect(directive(policy, 'script-src')).not.toContain('unsafe')
  })

  test('nothing in it can move the addresses of its scripts, embed a plug-in or send a form elsewhere', () => {
    const policy = pageContentSecurityPolicy({ inlineScripts: [] })
    expect(directive(policy, 'base-uri')).toBe("base-uri 'none'")
    expect(directive(policy, 'object-src')).toBe("object-src 'none'")
    expect(directive(policy, 'form-action')).toBe("form-action 'self'")
  })

  test('nobody may frame it, unless it says who', () => {
    expect(directive(pageContentSecurityPolicy({ inlineScripts: [] }), 'frame-ancestors')).toBe(
      "frame-ancestors 'none'",
    )
    const shared = pageContentSecurityPolicy({ inlineScripts: [], frameAncestors: ['*'] })
    expect(directive(shared, 'frame-ancestors')).toBe('frame-ancestors *')
  })

  test('third parties are allowed by name', () => {
    const policy = pageContentSecurityPolicy({
      inlineScripts: [],
      scriptOrigins: ['https://js.example.com'],
      connectOrigins: ['https://api.example.com'],
      frameOrigins: ['https://frame.example.com'],
    })
    expect(directive(policy, 'script-src')).toBe("script-src 'self' https://js.example.com")
    expect(directive(policy, 'connect-src')).toBe("connect-src 'self' https://api.example.com")
    expect(directive(policy, 'frame-src')).toBe("frame-src 'self' https://frame.example.com")
  })
})
