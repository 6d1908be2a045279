/** What invented clients say. `daysAgo` is when they said it. */
export interface TestimonialPlan {
  name: string
  place: string
  rating: number
  daysAgo: number
  text: string
}

export const testimonialPlans: readonly TestimonialPlan[] = [
  {
    name: 'Khurram and Saima Latif',
    place: 'Bought in G-13, Islamabad',
    rating: 5,
    daysAgo: 24,
    text: 'Hamza told us about the damp in the back room before we had seen it. We bought the house next door to that one.',
  },
  {
    name: 'Dr Naveed Akhtar',
    place: 'Sold in DHA Phase 6, Lahore',
    rating: 5,
    daysAgo: 51,
    text: 'Three serious buyers in two weeks, and the price we had asked. The transfer took one morning.',
  },
  {
    name: 'Fatima Al-Hashmi',
    place: 'Bought from Dubai, Bahria Town Karachi',
    rating: 5,
    daysAgo: 73,
    text: 'I never flew in. Video of the street, papers by courier, and a call every Friday until the key was with my brother.',
  },
  {
    name: 'Ghulam Rasool',
    place: 'Rented in Hayatabad, Peshawar',
    rating: 4,
    daysAgo: 96,
    text: 'They found a house with gas in winter, as promised. The agreement took a day longer than they said.',
  },
  {
    name: 'Amna Tariq',
    place: 'First apartment, E-11, Islamabad',
    rating: 5,
    daysAgo: 130,
    text: 'I am single and work late. Nobody asked me foolish questions. They simply showed me five good flats.',
  },
  {
    name: 'Brigadier (retd) Saleem Anwar',
    place: 'Bought a plot in DHA Multan',
    rating: 5,
    daysAgo: 165,
    text: 'Site plan, dues and demarcation were in one file on the table. That is how it should be done.',
  },
  {
    name: 'Junaid and Hira Soomro',
    place: 'Bought in Clifton Block 5, Karachi',
    rating: 4,
    daysAgo: 204,
    text: 'We saw nineteen apartments. Mahnoor was as patient at the last as she had been at the first.',
  },
  {
    name: 'Mian Ashfaq Ahmed',
    place: 'Leased a warehouse in Sundar, Lahore',
    rating: 5,
    daysAgo: 247,
    text: 'They measured the turning circle for our trailers. No other agent had thought of it.',
  },
  {
    name: 'Nargis Abbasi',
    place: 'Sold in Nathia Gali',
    rating: 5,
    daysAgo: 310,
    text: 'The offer came in June, in cash, from a family who loves the place. I could not have wished for more.',
  },
]
