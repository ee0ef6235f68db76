import type { CorpusProduct } from './corpus-product.ts'

export const portuguese: readonly CorpusProduct[] = [
  {
    title: 'Cafeteira de viagem BrisaMini, 250 ml, cinza',
    category: 'Cozinha',
    benefits: [
      ['Pronta em 2 minutos', 'quoted'],
      ['Sem amargor', 'negation'],
      ['Fácil de limpar', 'quoted'],
      ['Cabe na mochila', 'quoted'],
    ],
    price: '39,95 €',
    rating: '4.7 of 5',
    reviewCount: 412,
    review: ['Já não sai da minha mochila.', 'Inês, Braga'],
  },
  {
    title: 'Orvalho sérum barreira 30 ml',
    category: 'Cuidados de rosto',
    benefits: [
      ['Sem perfume', 'negation'],
      ['Testado por dermatologistas', 'quoted'],
      ['Acalma a vermelhidão durante a noite', 'quoted'],
    ],
    price: '29,00 €',
  },
  {
    title: 'Botas de montanha Trilho senhora, impermeáveis',
    category: 'Calçado',
    benefits: [
      ['Secam numa hora', 'quoted'],
      ['Devoluções grátis durante 60 dias', 'quoted'],
      ['Cosidas em Portugal', 'quoted'],
    ],
    voice: 'calm',
  },
  {
    title: 'Contália – contabilidade para independentes',
    category: 'Software',
    benefits: [
      ['Entrega o IVA automaticamente', 'quoted'],
      ['Cancele quando quiser', 'quoted'],
      ['Sem taxas escondidas', 'negation'],
    ],
    price: '9,00 €',
  },
  {
    title: 'Seguro para gatos Bigodes',
    category: 'Seguros',
    benefits: [
      ['Cobre até 8.000 € de veterinário', 'quoted'],
      ['Sem limite de idade', 'negation'],
      ['Reembolso em 3 dias', 'quoted'],
    ],
  },
  {
    title: 'Tasca das Tílias',
    category: 'Restaurante',
    benefits: [
      ['Pão caseiro todas as manhãs', 'quoted'],
      ['Aberto até à meia-noite', 'quoted'],
      ['Menu do dia por 12 €', 'quoted'],
    ],
  },
  {
    title: 'Escola de línguas Horizonte',
    category: 'Formação',
    benefits: [
      ['Grupos de oito pessoas', 'quoted'],
      ['Espanhol em 15 minutos por dia', 'quoted'],
      ['Começa a qualquer segunda-feira', 'quoted'],
    ],
    audience: 'pais com pouco tempo',
  },
  {
    title: 'Noite de jazz no porto: três bandas',
    category: 'Eventos',
    benefits: [
      ['Três bandas no cais', 'quoted'],
      ['Abertura de portas às 19h', 'quoted'],
    ],
    offer: 'Bilhetes reduzidos até sexta-feira',
    price: '18,00 €',
  },
  {
    title: 'Saldos de verão em pratos artesanais',
    category: 'Casa',
    benefits: [
      ['Pratos artesanais', 'quoted'],
      ['Entrega em dois dias', 'quoted'],
    ],
    offer: '20% de desconto até domingo',
  },
  {
    title: 'Bicicleta de cidade Rollo com correia',
    category: 'Bicicletas',
    benefits: [
      ['90 km com uma só carga', 'quoted'],
      ['Sem corrente para olear', 'negation'],
      ['Chega montada', 'quoted'],
    ],
    voice: 'bold',
  },
]
