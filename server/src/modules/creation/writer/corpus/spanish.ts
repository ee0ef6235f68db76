import type { CorpusProduct } from './corpus-product.ts'

export const spanish: readonly CorpusProduct[] = [
  {
    title: 'Cafetera de viaje BrisaMini, 250 ml, gris',
    category: 'Cocina',
    benefits: [
      ['Lista en 2 minutos', 'quoted'],
      ['Sin amargor', 'negation'],
      ['Fácil de limpiar', 'quoted'],
      ['Cabe en la mochila', 'quoted'],
    ],
    price: '39,95 €',
    rating: '4.7 of 5',
    reviewCount: 412,
    review: ['No sale de mi maleta.', 'Inés, Gijón'],
  },
  {
    title: 'Rocío sérum barrera 30 ml',
    category: 'Cuidado facial',
    benefits: [
      ['Sin perfume', 'negation'],
      ['Testado por dermatólogos', 'quoted'],
      ['Calma las rojeces durante la noche', 'quoted'],
    ],
    price: '29,00 €',
  },
  {
    title: 'Botas de montaña Sendero mujer, impermeables',
    category: 'Calzado',
    benefits: [
      ['Se secan en una hora', 'quoted'],
      ['Devoluciones gratis durante 60 días', 'quoted'],
      ['Cosidas en Portugal', 'quoted'],
    ],
    voice: 'calm',
  },
  {
    title: 'Cuentia – contabilidad para autónomos',
    category: 'Software',
    benefits: [
      ['Presenta el IVA automáticamente', 'quoted'],
      ['Cancela cuando quieras', 'quoted'],
      ['Sin comisiones ocultas', 'negation'],
    ],
    price: '9,00 €',
  },
  {
    title: 'Seguro para gatos Bigotes',
    category: 'Seguros',
    benefits: [
      ['Cubre hasta 8.000 € de veterinario', 'quoted'],
      ['Sin límite de edad', 'negation'],
      ['Reembolso en 3 días', 'quoted'],
    ],
  },
  {
    title: 'Taberna Los Tilos',
    category: 'Restaurante',
    benefits: [
      ['Pan casero todas las mañanas', 'quoted'],
      ['Abierto hasta medianoche', 'quoted'],
      ['Menú del día por 14 €', 'quoted'],
    ],
  },
  {
    title: 'Escuela de idiomas Horizonte',
    category: 'Formación',
    benefits: [
      ['Grupos de ocho personas', 'quoted'],
      ['Aprende inglés en 15 minutos al día', 'quoted'],
      ['Empieza cualquier lunes', 'quoted'],
    ],
    audience: 'padres con poco tiempo',
  },
  {
    title: 'Noche de jazz en el puerto: tres bandas',
    category: 'Eventos',
    benefits: [
      ['Tres bandas en el muelle', 'quoted'],
      ['Apertura de puertas a las 19:00', 'quoted'],
    ],
    offer: 'Entradas reducidas hasta el viernes',
    price: '18,00 €',
  },
  {
    title: 'Rebajas de verano en platos artesanales',
    category: 'Hogar',
    benefits: [
      ['Platos artesanales', 'quoted'],
      ['Entrega en dos días', 'quoted'],
    ],
    offer: '20 % de descuento hasta el domingo',
  },
  {
    title: 'Bicicleta urbana Rollo de correa',
    category: 'Bicicletas',
    benefits: [
      ['90 km con una sola carga', 'quoted'],
      ['Sin cadena que engrasar', 'negation'],
      ['Llega montada', 'quoted'],
    ],
    voice: 'bold',
  },
]
