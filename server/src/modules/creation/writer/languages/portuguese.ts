import type { WriterLanguage } from './writer-language.ts'

export const portuguese: WriterLanguage = {
  code: 'pt',
  locale: 'pt-PT',
  words:
    'pela pelo nos nas dos das seus suas te frete grátis envio garantia devolução devoluções lavável dobrável impermeável pesa cabe mantém quente frio dura dobra feito feita mão madeira aço algodão couro vidro horas minutos dias semanas meses anos pessoa desde menos dois duas três quatro cinco primeira primeiro incluído incluída incluídos nunca sempre fácil dia noite casa bolsa pronto pronta até quando quiser ideal serve máquina amassa lava nenhum nenhuma acalma durante',
  quotes: ['“', '”'],
  exclamation: '!',
  rating: {
    short: '{rating} de {scale}',
    alone: 'Avaliação: {rating}',
    counted: 'Avaliação: {rating} ({count} avaliações)',
  },
  titleTail: /\s+(?:com|sem)\s+.*$/iu,
  usual:
    /indicad[oa] para|para todos os tipos|envio|frete|portes|devoluç|garantia|embalagem (?:de|para) presente|lavável|máquina de lavar|fácil de limpar|tamanhos?(?!\p{L})|cores(?!\p{L})|incluíd|conteúdo da caixa|pilhas|pagamento seguro|atendimento|material|^a partir (?:dos|de) \d+ anos/iu,
  empty:
    /^(?:você vai (?:amar|adorar)|vais adorar|(?:muito )?(?:bom|bonito|ótimo|perfeito)|(?:alta|máxima|a melhor) qualidade|qualidade premium|indispensável|para todos)[.!]*$|não incluíd[oa]s?[.]?$/iu,
  offer:
    /(?:(?:até )?\d{1,2}\s?% (?:de desconto|off)(?: (?:até|em) [^.,;]+)?|envio grátis|frete grátis|portes grátis|leve dois,? pague um|pela metade do preço)/iu,
  free: /(?<!\p{L})(?:grátis|gratuit[oa]s?|de graça|de oferta)(?!\p{L})/iu,
  negation: /^(?:sem|nada de|zero|não|nenhuma?|nunca|nem)\s/iu,
  proof:
    /(?<!\p{L})(?:certificad[oa]s?|testad[oa]s?|premiad[oa]s?|patentead[oa]s?|orgânic[oa]s?|biológic[oa]s?|recomendad[oa]s? por|desde (?:18|19|20)\d\d)(?!\p{L})/iu,
  request:
    /^(?:uma?\s+)?(?:imagem|anúncio|banner|vídeo)\s+(?:para|de|sobre)\s+|^(?:vendemos|oferecemos|fazemos|vendo|ofereço|faço|é)\s+/iu,
  article: /^(?:uma?)\s/iu,
  determiner: /^(?:uma?|o|a|os|as|nosso|nossa|meu|minha)\s/iu,
  and: /^(?:e)\s/iu,
  audience: /\s+para\s+/iu,
  purpose: /^\p{L}+(?:ar|er|ir)(?!\p{L})/iu,
  pronoun: /^(?:nós|eu|você|a gente|ensinamos|ajudamos|é)(?!\p{L})/iu,
  relative: /^(?:que|quem|cuj[oa]s?|onde|ou|mas|com)\s/iu,
  contractions: [],
  calls: {
    product: { act: 'Comprar agora', look: 'Ver o produto', learn: 'Saber mais' },
    software: { act: 'Começar', look: 'Ver como funciona', learn: 'Saber mais' },
    app: { act: 'Instalar agora', look: 'Ver como funciona', learn: 'Saber mais' },
    game: { act: 'Jogar agora', look: 'Ver o jogo', learn: 'Saber mais' },
    service: { act: 'Pedir orçamento', look: 'Ver os detalhes', learn: 'Saber mais' },
    food: { act: 'Pedir agora', look: 'Ver o produto', learn: 'Saber mais' },
    place: { act: 'Reservar', look: 'Preparar a visita', learn: 'Saber mais' },
    course: { act: 'Inscrever-se', look: 'Ver o curso', learn: 'Saber mais' },
    event: { act: 'Garantir lugar', look: 'Ver o programa', learn: 'Saber mais' },
    sale: { act: 'Ver as ofertas', look: 'Ver a seleção', learn: 'Saber mais' },
    charity: { act: 'Doar agora', look: 'Ver os projetos', learn: 'Saber mais' },
  },
  brief: {
    objectives: {
      product: 'Primeira compra: {name}.',
      software: 'Primeira utilização: {name}.',
      app: 'Instalação: {name}.',
      game: 'Primeira partida: {name}.',
      service: 'Primeiro pedido de orçamento: {name}.',
      food: 'Primeiro pedido: {name}.',
      place: 'Primeira visita: {name}.',
      course: 'Inscrição: {name}.',
      event: 'Reserva: {name}.',
      sale: 'Compra durante a promoção: {name}.',
      charity: 'Primeira doação: {name}.',
    },
    offer: 'A oferta: {text}.',
    quoted: 'Opinião de cliente: “{text}”',
    quotedBy: 'Opinião de cliente: “{text}” ({author})',
    rules: {
      show: 'Mostrar nos três primeiros segundos: {name}',
      say: 'Dizer sempre: {text}',
      voice: 'Manter o tom: {text}',
      never: 'Nunca mencionar: {text}',
      reference: 'Não usar nenhuma frase, imagem, afirmação, nome ou logotipo dos anúncios de referência.',
      claims: 'Não afirmar nada que os dados não digam.',
    },
    visuals: {
      photo: 'Foto {number} do produto',
      shot: 'A filmar: {text}',
      words: 'As palavras, em destaque',
      end: 'O nome e o logotipo, com a chamada para ação',
    },
  },
}
