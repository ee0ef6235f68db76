/** An error as Stripe answers it. */
export class StripeRefusal extends Error {
  override readonly name = 'StripeRefusal'
  readonly status: number
  readonly code: string
  readonly type: string
  readonly param: string | undefined

  constructor(status: number, code: string, message: string, type = 'invalid_request_error', param?: string) {
    super(message)
    this.status = status
    this.code = code
    this.type = type
    this.param = param
  }
}
