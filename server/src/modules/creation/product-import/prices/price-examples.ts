/**
 * Made-up price texts in the shapes of shops of all countries: the text, what it asks (`none` where it asks no price, `?` for a price
 * without a currency), and where it matters the page's country, language or stated currency.
 */
const TEXTS = `
// dollars
$12 = 12 USD
$ 45.90 = 45.90 USD
$1,349.00 = 1349.00 USD
$.85 = 0.85 USD
$0.49 = 0.49 USD
$7.5 = 7.50 USD
38.25$ = 38.25 USD
38.25 $ = 38.25 USD
US$ 64.10 = 64.10 USD
US $ 64.10 = 64.10 USD
U.S.$ 18 = 18 USD
64.10 USD = 64.10 USD
USD 64.10 = 64.10 USD
USD64.10 = 64.10 USD
64.10USD = 64.10 USD
usd 64.10 = 64.10 USD
$64.10 USD = 64.10 USD
USD$ 64.10 = 64.10 USD
$US 64.10 = 64.10 USD
64,10 $US = 64.10 USD
U$S 1.250 = 1250 USD
25 dollars = 25 USD
25 US dollars = 25 USD
C$ 71.35 = 71.35 CAD
CA$71.35 = 71.35 CAD
CAD 71.35 = 71.35 CAD
CAD $71.35 = 71.35 CAD
$71.35 CAD = 71.35 CAD
71,35 $ CA = 71.35 CAD
Can $18.50 = 18.50 CAD
CDN$ 18.50 = 18.50 CAD
A$249 = 249 AUD
AU$249.95 = 249.95 AUD
AU $249.95 = 249.95 AUD
$249.95 AUD = 249.95 AUD
AUD249.95 = 249.95 AUD
NZ$ 33.20 = 33.20 NZD
$33.20 NZD = 33.20 NZD
S$ 27.80 = 27.80 SGD
SGD 27.80 = 27.80 SGD
SGD27.80 $ = 27.80 SGD
SGD$27.80 = 27.80 SGD
HK$ 438 = 438 HKD
HKD 438.00 = 438.00 HKD
HK$1,438 = 1438 HKD
NT$ 1,290 = 1290 TWD
NT$1290 = 1290 TWD
NTD 890 = 890 TWD
TWD 890 = 890 TWD
MX$ 1,749.00 = 1749.00 MXN
$1,749.00 MXN = 1749.00 MXN
MXN$ 560 = 560 MXN
R$ 189,90 = 189.90 BRL
R$189,90 = 189.90 BRL
R$ 2.349,00 = 2349.00 BRL
BRL 45,50 = 45.50 BRL
RD$ 1,250.00 = 1250.00 DOP
J$ 3,400 = 3400 JMD
TT$ 65.00 = 65.00 TTD
BZ$ 14 = 14 BZD
EC$ 22.50 = 22.50 XCD
N$ 340.00 = 340.00 NAD
FJ$ 19.90 = 19.90 FJD
$U 1.890 = 1890 UYU
S/ 89.90 = 89.90 PEN
S/. 89.90 = 89.90 PEN
S/.1,089.90 = 1089.90 PEN
B/. 34.00 = 34.00 PAB
Bs. 275,00 = 275.00 BOB
Bs 275 = 275 BOB
₡ 14.500 = 14500 CRC
₲ 185.000 = 185000 PYG
Gs. 185.000 = 185000 PYG
Q 245.00 = 245.00 GTQ
Q245.00 = 245.00 GTQ
L 690.00 = 690.00 HNL
350 pesos = 350 MXN
$ 18.990 = 18990 CLP | country=CL
$18.990 = 18990 COP | country=CO
$ 3.450,00 = 3450.00 ARS | country=AR
$ 29.95 = 29.95 CAD | country=CA
$29.95 = 29.95 AUD | country=AU
$29.95 = 29.95 NZD | country=NZ
$29.95 = 29.95 SGD | country=SG
$490 = 490 HKD | country=HK
$490 = 490 TWD | language=zh-TW
$490.00 = 490.00 MXN | currency=MXN
$ 490 = 490 MXN | language=es-MX
$490 = 490 USD | country=DE
29,95 $ = 29.95 CAD | language=fr-CA
// pounds, rand, cents
£9.99 = 9.99 GBP
£ 9.99 = 9.99 GBP
£1,120 = 1120 GBP
9.99 GBP = 9.99 GBP
GBP9.99 = 9.99 GBP
£9.99 GBP = 9.99 GBP
£.65 = 0.65 GBP
80p = 0.80 GBP
5 pence = 0.05 GBP
35¢ = 0.35 USD
60 cents = 0.60 USD
£ 450 = 450 EGP | country=EG
£12 = 12 GBP | country=DE
R 459.00 = 459.00 ZAR
R459 = 459 ZAR
R 1 459.00 = 1459.00 ZAR
R1,459.00 = 1459.00 ZAR
ZAR 459 = 459 ZAR
₦18,500 = 18500 NGN
NGN 18,500.00 = 18500.00 NGN
KSh 2,350 = 2350 KES
Ksh2,350 = 2350 KES
KES 2350 = 2350 KES
TSh 45,000 = 45000 TZS
UGX 88,000 = 88000 UGX
GH₵ 145.00 = 145.00 GHS
GHS 145 = 145 GHS
12 500 FCFA = 12500 XOF
12.500 FCFA = 12500 XOF
12 500 FCFA = 12500 XAF | country=CM
MAD 349 = 349 MAD
349 DH = 349 MAD
349,00 Dh = 349.00 MAD
Br 850 = 850 ETB
// euro
€12 = 12 EUR
€ 12,50 = 12.50 EUR
12,50 € = 12.50 EUR
12,50€ = 12.50 EUR
12.50 € = 12.50 EUR
€12.50 = 12.50 EUR
1.268,40 € = 1268.40 EUR
1 268,40 € = 1268.40 EUR
1\u202f268,40 € = 1268.40 EUR
1\u00a0268,40\u00a0€ = 1268.40 EUR
€1,268.40 = 1268.40 EUR
€ 1.268 = 1268 EUR
€ 1.268,- = 1268 EUR
29,- € = 29 EUR
29,– € = 29 EUR
29,-- EUR = 29 EUR
29.- EUR = 29 EUR
EUR 29 = 29 EUR
EUR 29,90 = 29.90 EUR
29,90 EUR = 29.90 EUR
29,90 Euro = 29.90 EUR
29 euros = 29 EUR
14€95 = 14.95 EUR
14 € 95 = 14.95 EUR
14€ 95 = 14.95 EUR
1.114€95 = 1114.95 EUR
1,114€ 95 = 1114.95 EUR
14€ = 14 EUR
27 € 31 € = 27 EUR
42€ 500 = 42 EUR
19⁹⁹ € = 19.99 EUR
24⁵⁰€ = 24.50 EUR
7 49 € = 7.49 EUR
0,5 € = 0.50 EUR
0,50 € = 0.50 EUR
,50 € = 0.50 EUR
0.500 € = 0.50 EUR
2.034.567,80 € = 2034567.80 EUR
12'50 € = 12.50 EUR
1’299.00 € = 1299.00 EUR
€5k = 5000 EUR
€2.4M = 2400000 EUR
1,2 Mio. € = 1200000 EUR
99 ct = 0.99 EUR
45 Cent = 0.45 EUR | language=de
18,90 евро = 18.90 EUR
18,90 ευρώ = 18.90 EUR
ab 19,90 € = 19.90 EUR
à partir de 24,00 € = 24.00 EUR
da 15,00 € = 15.00 EUR
desde 15,00€ = 15.00 EUR
vanaf € 15,00 = 15.00 EUR
Preis: 79,00 € = 79.00 EUR
Prix : 79,00 € = 79.00 EUR
Precio 79,00 € IVA incluido = 79.00 EUR
79,00 € * = 79.00 EUR
79,00 €* inkl. 19% MwSt. = 79.00 EUR
inkl. 19 % MwSt. 79,00 € = 79.00 EUR
79,00 €/Stück = 79.00 EUR
79,00 € TTC = 79.00 EUR
79,00 € HT = 79.00 EUR
49,90 = 49.90 EUR | country=DE
49,90 = 49.90 EUR | country=FR
49,90 = 49.90 ?
49.90 = 49.90 EUR | currency=EUR
// Switzerland
CHF 89.50 = 89.50 CHF
CHF 1'289.50 = 1289.50 CHF
CHF 1’289.– = 1289 CHF
CHF 49.- = 49 CHF
CHF 49.-- = 49 CHF
49.– CHF = 49 CHF
Fr. 24.80 = 24.80 CHF
Fr. 49.– = 49 CHF
SFr. 24.80 = 24.80 CHF
24.80 Franken = 24.80 CHF
49.- = 49 CHF | country=CH
24.80 = 24.80 CHF | country=CH
// crowns
249 kr = 249 SEK
249 kr = 249 SEK | language=sv
249 kr = 249 NOK | language=nb
249 kr = 249 DKK | language=da
249 kr = 249 NOK | country=NO
249 kr. = 249 DKK | country=DK
4.990 kr. = 4990 ISK | country=IS
4.990 kr = 4990 ISK | language=is
kr 249,00 = 249.00 NOK | language=no
kr. 249,95 = 249.95 DKK | language=da
Kr249 = 249 SEK
1 349:- = 1349 SEK
349:- = 349 SEK
349:- kr = 349 SEK
12:50 kr = 12.50 SEK
kr 12:50 = 12.50 SEK
1 349,50 kr = 1349.50 SEK
1349 SEK = 1349 SEK
SEK 1 349 = 1349 SEK
349,- = 349 NOK | country=NO
349,- kr = 349 NOK | country=NO
349,- DKK = 349 DKK
DKK 1.349,00 = 1349.00 DKK
NOK 1 349,- = 1349 NOK
249 kr = 249 DKK | currency=DKK
249 kronor = 249 SEK
249 kroner = 249 NOK | language=nb
ISK 8.900 = 8900 ISK
// central and eastern Europe
119 Kč = 119 CZK
1 119 Kč = 1119 CZK
1 119,00 Kč = 1119.00 CZK
1.119,- Kč = 1119 CZK
119,-Kč = 119 CZK
CZK 119 = 119 CZK
119 korun = 119 CZK
Cena: 25 490 Kč s DPH = 25490 CZK
49,90 zł = 49.90 PLN
49,90zł = 49.90 PLN
1 249,90 zł = 1249.90 PLN
1.249,90 zł = 1249.90 PLN
49.90 PLN = 49.90 PLN
PLN 49.90 = 49.90 PLN
49 zl = 49 PLN
49 złotych = 49 PLN
49,90 ZŁ = 49.90 PLN
cena 49,90 zł brutto = 49.90 PLN
3 990 Ft = 3990 HUF
3.990 Ft = 3990 HUF
3990 Ft = 3990 HUF
3 990 HUF = 3990 HUF
3 990 forint = 3990 HUF
3 990 ft = 3990 HUF | country=HU
129 lei = 129 RON
129,99 lei = 129.99 RON
129,99 Lei = 129.99 RON
1.129,99 LEI = 1129.99 RON
RON 129 = 129 RON
129 RON = 129 RON
350 lei = 350 MDL | country=MD
24,90 лв = 24.90 BGN
24.90 лв. = 24.90 BGN
24,90лв. = 24.90 BGN
1 124,90 лв = 1124.90 BGN
24.90 BGN = 24.90 BGN
2.499 RSD = 2499 RSD
2.499,00 din = 2499.00 RSD
2.499 дин. = 2499 RSD
149,00 kn = 149.00 HRK
39,90 KM = 39.90 BAM
1.490 ден = 1490 MKD
2.500 lekë = 2500 ALL
ALL 2500 = 2500 ALL
1 499 руб = 1499 RUB
1 499 руб. = 1499 RUB
1499 руб. = 1499 RUB
1 499,00 руб. = 1499.00 RUB
1 499 р. = 1499 RUB
1499р = 1499 RUB
1 499 Р = 1499 RUB
1 499 ₽ = 1499 RUB
₽1,499 = 1499 RUB
1 499 рублей = 1499 RUB
1499 RUB = 1499 RUB
1 499 P = 1499 RUB
от 1 499 руб. = 1499 RUB
Цена: 1 499 руб. = 1499 RUB
1,5 млн ₽ = 1500000 RUB
150 тыс. руб. = 150000 RUB
89,50 руб. = 89.50 BYN | country=BY
89,50 BYN = 89.50 BYN
649 грн = 649 UAH
649 грн. = 649 UAH
1 649,00 грн = 1649.00 UAH
649₴ = 649 UAH
649 ₴ = 649 UAH
₴649 = 649 UAH
649 UAH = 649 UAH
649 гривень = 649 UAH
12 990 ₸ = 12990 KZT
12 990 тг = 12990 KZT
12 990 тенге = 12990 KZT
185 000 сум = 185000 UZS
1 250 сом = 1250 KGS
45 ₾ = 45 GEL
45.50 GEL = 45.50 GEL
8 900 ֏ = 8900 AMD
24.90 ₼ = 24.90 AZN
24.90 AZN = 24.90 AZN
// Turkey and Israel
349,90 TL = 349.90 TRY
349,90TL = 349.90 TRY
1.349,90 TL = 1349.90 TRY
₺349,90 = 349.90 TRY
₺ 1.349,90 = 1349.90 TRY
349,90 ₺ = 349.90 TRY
349,90 TRY = 349.90 TRY
TRY 349.90 = 349.90 TRY
₪129 = 129 ILS
129 ₪ = 129 ILS
129.90₪ = 129.90 ILS
₪ 1,129.90 = 1129.90 ILS
129 ש"ח = 129 ILS
NIS 129 = 129 ILS
129 ILS = 129 ILS
// Arabic and Persian
AED 349 = 349 AED
349 AED = 349 AED
AED 8,450.00 = 8450.00 AED
AED 7300 (USD 1988) = 7300 AED
USD 1988 (AED 7300) = 1988 USD
349 د.إ = 349 AED
د.إ 349.00 = 349.00 AED
٣٤٩ د.إ = 349 AED
349 درهم = 349 AED
349 درهم = 349 MAD | country=MA
Dhs. 349 = 349 AED
SAR 219.00 = 219.00 SAR
219 SAR = 219 SAR
219 ريال = 219 SAR
٢١٩ ريال = 219 SAR
219 ر.س = 219 SAR
٢١٩٫٥٠ ر.س = 219.50 SAR
٢٬٢١٩٫٥٠ ر.س = 2219.50 SAR
SR 219 = 219 SAR
QAR 405 = 405 QAR
405 QAR = 405 QAR
405 ر.ق = 405 QAR
405 ريال = 405 QAR | country=QA
QR 405.00 = 405.00 QAR
KWD 12.500 = 12.50 KWD
12.500 KD = 12.50 KWD
12.500 د.ك = 12.50 KWD
OMR 4.750 = 4.75 OMR
BHD 9.900 = 9.90 BHD
JOD 18.50 = 18.50 JOD
18.50 JD = 18.50 JOD
IQD 45,000 = 45000 IQD
3 900 دج = 3900 DZD
3.900,00 DA = 3900.00 DZD
DZD 3900 = 3900 DZD
89,000 DT = 89.00 TND
TND 89.500 = 89.50 TND
449 ج.م = 449 EGP
449 جنيه = 449 EGP
EGP 449.00 = 449.00 EGP
LE 449 = 449 EGP
L.E. 1,449 = 1449 EGP
349,00 د.م. = 349.00 MAD
۴۵۰٬۰۰۰ ریال = 450000 SAR
۴۵۰٬۰۰۰ ریال = 450000 IRR | country=IR
۴۵۰,۰۰۰ تومان = 450000 ?
IRR 450,000 = 450000 IRR
// South Asia
₹499 = 499 INR
₹ 1,499.00 = 1499.00 INR
₹1,23,456.00 = 123456.00 INR
₹12,34,567 = 1234567 INR
Rs. 499 = 499 INR
Rs.499 = 499 INR
Rs 1,499 = 1499 INR
Rs.50 = 50 INR
Rs. 1,499.00 = 1499.00 INR
INR 1,499 = 1499 INR
499 INR = 499 INR
499/- INR = 499 INR
Rs. 499/- = 499 INR
₹ 1.5 lakh = 150000 INR
₹2.1 crore = 21000000 INR
Rs. 2,450 = 2450 PKR | country=PK
Rs 2,450 = 2450 LKR | country=LK
Rs. 2450 = 2450 NPR | country=NP
₨ 2,450 = 2450 PKR | country=PK
PKR 2,450 = 2450 PKR
LKR 2,450.00 = 2450.00 LKR
රු 2,450 = 2450 LKR
৳ 1,250 = 1250 BDT
Tk 1,250 = 1250 BDT
Tk. 1,250 = 1250 BDT
BDT 1250 = 1250 BDT
१,४९९ रु = 1499 INR
// south-east Asia
Rp 149.000 = 149000 IDR
Rp149.000 = 149000 IDR
Rp. 149.000,00 = 149000.00 IDR
Rp 1.149.000 = 1149000 IDR
IDR 149,000 = 149000 IDR
149.000 IDR = 149000 IDR
Rp 149rb = 149000 IDR
Rp 2,5 juta = 2500000 IDR
RM 59.90 = 59.90 MYR
RM59.90 = 59.90 MYR
RM 1,059.90 = 1059.90 MYR
MYR 59.90 = 59.90 MYR
59.90 MYR = 59.90 MYR
₱ 899 = 899 PHP
₱1,899.00 = 1899.00 PHP
PHP 899.00 = 899.00 PHP
Php 899 = 899 PHP
P 1,899.00 = 1899.00 PHP
฿ 590 = 590 THB
฿1,590.00 = 1590.00 THB
590 บาท = 590 THB
590 THB = 590 THB
THB 590 = 590 THB
590 baht = 590 THB
๕๙๐ บาท = 590 THB
349.000 ₫ = 349000 VND
349.000₫ = 349000 VND
349.000 đ = 349000 VND
349,000đ = 349000 VND
349.000 VND = 349000 VND
349.000 VNĐ = 349000 VND
1.349.000đ = 1349000 VND
89,000 ₭ = 89000 LAK
12,000៛ = 12000 KHR
35,000 Ks = 35000 MMK
// east Asia
¥1,980 = 1980 JPY
¥ 1,980 = 1980 JPY
￥1,980 = 1980 JPY
１，９８０円 = 1980 JPY
1,980円 = 1980 JPY
1,980 円(税込) = 1980 JPY
1980円 = 1980 JPY
1.5万円 = 15000 JPY
JPY 1,980 = 1980 JPY
1980 yen = 1980 JPY
¥198.00 = 198.00 CNY | country=CN
¥198 = 198 CNY | language=zh-CN
¥1,980 = 1980 JPY | language=ja
198元 = 198 CNY
198.00 元 = 198.00 CNY
198元 = 198 TWD | country=TW
RMB 198 = 198 CNY
CNY 198.00 = 198.00 CNY
CN¥198 = 198 CNY
198 yuan = 198 CNY
₩29,900 = 29900 KRW
₩ 29,900 = 29900 KRW
29,900원 = 29900 KRW
29,900 원 = 29900 KRW
KRW 29,900 = 29900 KRW
1만원 = 10000 KRW
89,000₮ = 89000 MNT
$A 25.00 = 25.00 AUD
¥100元 = 100 CNY
1,000 WON = 1000 KRW
12 000 Ar = 12000 MGA
// nothing to pay
Free = 0 ?
Free! = 0 ?
FREE = 0 ?
Free download = 0 ?
Kostenlos = 0 ?
Gratis = 0 ?
Gratuit = 0 ?
Бесплатно = 0 ?
無料 = 0 ?
مجاني = 0 ?
Free = 0 EUR | currency=EUR
$0.00 = 0.00 USD
0 € = 0 EUR
// no price
40% OFF = none
-15% = none
20 % Rabatt = none
15 percent off = none
$10 off = none
Save $15 = none
You save: $15.00 = none
Spare 20 € = none
Free shipping = none
Free shipping on orders over $50 = none
Kostenloser Versand ab 30 € = none
sold out = none
$0.0045 = none
12/24/2024 = none
10:30 = none
Buy 2 get 1 free = none
Price on request = none
Ausverkauft = none
TBA = none
500 ml = none
2 Litre = none
12 x 330 ml = none
128 GB = none
3 reviews = none
€ = none
%20 indirim = none
1234567890123 = none
// quantities and prices
1.5 Litre Kettle Now $45.00 = 45.00 USD
500 ml 12,90 € = 12.90 EUR
12,90 € / 500 ml = 12.90 EUR
Pack of 6 $18.00 = 18.00 USD
6 pack $18.00 = 18.00 USD
2 for $5 = 5 USD
3 für 10 € = 10 EUR
250 g 8,49 € = 8.49 EUR
8,49 € (33,96 €/kg) = 8.49 EUR
(33,96 €/kg) 8,49 € = 8.49 EUR
1 kg = 33,96 € 8,49 € = 8.49 EUR
$4.99/lb = 4.99 USD
$4.99 per month = 4.99 USD
$12/mo = 12 USD
€ 9,99 / Monat = 9.99 EUR
iPhone 15 $799 = 799 USD
Model X200 349,00 € = 349.00 EUR
PS5 € 499,99 = 499.99 EUR
2-in-1 lamp £24 = 24 GBP
4.8 stars $24.00 = 24.00 USD
(132) $24.00 = 24.00 USD
$24.00 (132 reviews) = 24.00 USD
#5 in lamps $24.00 = 24.00 USD
4 x $25.00 or $99.00 = 99.00 USD
$99.00 or 4 payments of $24.75 = 99.00 USD
4 payments of $24.75 or $99.00 = 99.00 USD
$99.00 + $4.99 shipping = 99.00 USD
Free delivery. $99.00 = 99.00 USD
24,90 € zzgl. Versand = 24.90 EUR
24,90 € versandkostenfrei = 24.90 EUR
24h delivery 24,90 € = 24.90 EUR
20% off $80.00 = 80.00 USD
$64.00 (20% off) = 64.00 USD
-20% 39,90 € = 39.90 EUR
10% discount: $45 = 45 USD
// old and new prices
Was $80.00 Now $64.00 = 64.00 USD
Now $64.00 Was $80.00 = 64.00 USD
was £45 now £30 = 30 GBP
£30.00 was £45.00 = 30.00 GBP
RRP £45.00 £30.00 = 30.00 GBP
Regular price $80.00 Sale price $64.00 = 64.00 USD
Sale price $64.00 Regular price $80.00 = 64.00 USD
Regular price $80.00 = 80.00 USD
List price: $80.00 Our price: $64.00 = 64.00 USD
statt 49,90 € nur 39,90 € = 39.90 EUR
39,90 € statt 49,90 € = 39.90 EUR
UVP 49,90 € 39,90 € = 39.90 EUR
Bisher 49,90 € Jetzt 39,90 € = 39.90 EUR
au lieu de 49,90 € 39,90 € = 39.90 EUR
39,90 € au lieu de 49,90 € = 39.90 EUR
antes 49,90 € ahora 39,90 € = 39.90 EUR
De R$ 199,00 por R$ 149,00 = 149.00 BRL
van € 49,90 voor € 39,90 = 39.90 EUR
Ord. pris 499 kr Nu 399 kr = 399 SEK
Before 499 kr. Now 399 kr. = 399 SEK
Původní cena 499 Kč Akční cena 399 Kč = 399 CZK
Старая цена 1 999 руб. 1 499 руб. = 1499 RUB
eski fiyat 499 TL 399 TL = 399 TRY
定価 2,980円 特価 1,980円 = 1980 JPY
$64.00 Save $16.00 = 64.00 USD
Save $16.00 $64.00 = 64.00 USD
$64.00 You save $16.00 (20%) = 64.00 USD
// ranges
$24.00 - $38.00 = 24.00 USD
$24 – $38 = 24 USD
24,00 € – 38,00 € = 24.00 EUR
24 - 38 € = 24 EUR
€24-38 = 24 EUR
$24.00 to $38.00 = 24.00 USD
From $24.00 = 24.00 USD
from £24 = 24 GBP
24 € bis 38 € = 24 EUR
Rp 100.000 - Rp 250.000 = 100000 IDR
// separators without a sign
12.000 = 12000 ?
1,234 = 1234 ?
1.234,56 = 1234.56 ?
1,234.56 = 1234.56 ?
1 234,56 = 1234.56 ?
1'234.50 = 1234.50 ?
1’234’567.50 = 1234567.50 ?
1,23,456.00 = 123456.00 ?
1.234.567 = 1234567 ?
1.234.56 = 1234.56 ?
0,5 = 0.50 ?
0.500 = 0.50 ?
12.5 = 12.50 ?
1234.5 = 1234.50 ?
00750 = 750 ?
19,- = 19 ?
19.– = 19 ?
19 = 19 ?
1 200 = 1200 ?
// much around the price
Add to cart — $24.00 = 24.00 USD
Price:$24.00 = 24.00 USD
Price\\t\\n$24.00 = 24.00 USD
Price (incl. VAT): €24.00 = 24.00 EUR
Price in EUR: 24.00 = 24.00 EUR
(CAD) 24.00 = 24.00 CAD
Only $24! = 24 USD
Just £24 each = 24 GBP
$24+ = 24 USD
~$24 = 24 USD
≈ 24 € = 24 EUR
$24.00* = 24.00 USD
$24.00 ea. = 24.00 USD
$24.00ea = 24.00 USD
$ 24 .00 = 24.00 USD
14, 90 € = 14.90 EUR
$1.5 million = 1500000 USD
USD 1.5 million = 1500000 USD
$1.2M = 1200000 USD
$25K = 25000 USD
\u200e$24.00\u200f = 24.00 USD
24.00\u00a0$ = 24.00 USD
`

export interface PriceExample {
  text: string
  expected: { amount: string; currency: string | null } | null
  context: { country?: string; language?: string; currency?: string }
}

/** All examples. */
export function listPriceExamples(): PriceExample[] {
  return TEXTS.split('\n')
    .filter((line) => line !== '' && !line.startsWith('//'))
    .map(toExample)
}

function toExample(line: string): PriceExample {
  const [, text = '', asked = '', setting = ''] = /^(.*) = ([^=|]+?)(?: \| (.+))?$/.exec(line) ?? []
  const [amount = '', currency = ''] = asked.split(' ')
  const [key, value] = setting.split('=')
  return {
    text,
    expected: asked === 'none' ? null : { amount, currency: currency === '?' ? null : currency },
    context: key === '' || key === undefined ? {} : { [key]: value },
  }
}
