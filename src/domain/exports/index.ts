export { exportBookings } from './bookings.ts'
export { exportLeads } from './leads.ts'
export { exportListings } from './listings.ts'
export { writeXlsx } from './xlsx.ts'
