import type { WriterLanguage } from './writer-language.ts'

export const spanish: WriterLanguage = {
  code: 'es',
  locale: 'es-ES',
  words:
    'del te si le les nos mis tus sus hay nada pie envío gratis garantía devolución devoluciones lavable plegable impermeable pesa cabe mantiene caliente frío dura pliega hecho hecha mano madera acero algodón piel cuero vidrio horas minutos días semanas meses años persona desde menos dos tres cuatro cinco primera primer incluido incluida incluidos nunca siempre fácil día noche casa bolso listo lista hasta cuando quieras funda ideal sirve ahora tu su ningún ninguna',
  quotes: ['«', '»'],
  exclamation: '!',
  rating: {
    short: '{rating} de {scale}',
    alone: 'Valoración: {rating}',
    counted: 'Valoración: {rating} ({count} opiniones)',
  },
  titleTail: /\s+(?:con|sin|hecho|hecha)\s+.*$/iu,
  usual:
    /apt[oa] para|para todo tipo|envío|devoluci|garantía|caja de regalo|para regalo|lavable|lavavajillas|fácil de limpiar|tallas?(?!\p{L})|colores?(?!\p{L})|incluid|incluye|contenido de la caja|pilas|pago seguro|atención al cliente|material|^(?:desde|a partir de) (?:los )?\d+ años/iu,
  empty:
    /^(?:te (?:va|van) a encantar|te encantarán?|(?:muy )?(?:bueno|bonito|genial|perfecto)|(?:alta|máxima|la mejor) calidad|calidad premium|un imprescindible|para todos)[.!]*$|no (?:incluid[oa]s?|incluye)[.]?$/iu,
  offer:
    /(?:(?:hasta (?:un )?)?\d{1,2}\s?% (?:de descuento|menos)(?: (?:hasta|en) [^.,;]+)?|envío gratis|dos por uno|2\s?x\s?1|a mitad de precio)/iu,
  free: /(?<!\p{L})(?:gratis|gratuit[oa]s?|de regalo|sin coste)(?!\p{L})/iu,
  negation: /^(?:sin|nada de|cero|no|ningún|ninguna|nunca|ni)\s/iu,
  proof:
    /(?<!\p{L})(?:certificad[oa]s?|probad[oa]s?|premiad[oa]s?|patentad[oa]s?|ecológic[oa]s?|homologad[oa]s?|recomendad[oa]s? por|desde (?:18|19|20)\d\d)(?!\p{L})/iu,
  request:
    /^(?:una?\s+)?(?:imagen|anuncio|banner|vídeo|video)\s+(?:para|de|sobre)\s+|^(?:vendemos|ofrecemos|hacemos|vendo|ofrezco|hago|es)\s+/iu,
  article: /^(?:una?|unos|unas)\s/iu,
  determiner: /^(?:una?|unos|unas|el|la|los|las|nuestr[oa]s?|mi)\s/iu,
  and: /^(?:y|e)\s/iu,
  audience: /\s+para\s+/iu,
  purpose: /^\p{L}+(?:ar|er|ir)(?!\p{L})/iu,
  pronoun: /^(?:nosotros|yo|tú|usted|enseñamos|ayudamos|es)(?!\p{L})/iu,
  relative: /^(?:que|quien|quienes|cuy[oa]s?|donde|o|pero|con)\s/iu,
  contractions: [],
  calls: {
    product: { act: 'Comprar ahora', look: 'Ver el producto', learn: 'Más información' },
    software: { act: 'Empezar', look: 'Ver cómo funciona', learn: 'Más información' },
    app: { act: 'Instalar la app', look: 'Ver cómo funciona', learn: 'Más información' },
    game: { act: 'Jugar ahora', look: 'Ver el juego', learn: 'Más información' },
    service: { act: 'Contactar', look: 'Ver los detalles', learn: 'Más información' },
    food: { act: 'Pedir ahora', look: 'Ver el producto', learn: 'Más información' },
    place: { act: 'Reservar', look: 'Planear la visita', learn: 'Más información' },
    course: { act: 'Inscribirse', look: 'Ver el curso', learn: 'Más información' },
    event: { act: 'Comprar entradas', look: 'Ver el programa', learn: 'Más información' },
    sale: { act: 'Ver las rebajas', look: 'Ver las ofertas', learn: 'Más información' },
    charity: { act: 'Donar ahora', look: 'Ver los proyectos', learn: 'Más información' },
  },
  brief: {
    objectives: {
      product: 'Primera compra: {name}.',
      software: 'Registro: {name}.',
      app: 'Instalación: {name}.',
      game: 'Primera partida: {name}.',
      service: 'Primera solicitud: {name}.',
      food: 'Primer pedido: {name}.',
      place: 'Primera visita: {name}.',
      course: 'Inscripción: {name}.',
      event: 'Entrada: {name}.',
      sale: 'Compra durante la promoción: {name}.',
      charity: 'Primera donación: {name}.',
    },
    offer: 'La oferta: {text}.',
    quoted: 'Opinión de la clientela: «{text}»',
    quotedBy: 'Opinión de la clientela: «{text}» ({author})',
    rules: {
      show: 'Mostrar en los tres primeros segundos: {name}',
      say: 'Decir siempre: {text}',
      voice: 'Mantener el tono: {text}',
      never: 'No mencionar nunca: {text}',
      reference: 'No tomar ninguna frase, imagen, afirmación, nombre ni logotipo de los anuncios de referencia.',
      claims: 'No afirmar nada que los datos no digan.',
    },
    visuals: {
      photo: 'Foto {number} del producto',
      shot: 'Por grabar: {text}',
      words: 'Las palabras, en grande en la pantalla',
      end: 'El nombre y el logotipo, con la llamada a la acción',
    },
  },
}
