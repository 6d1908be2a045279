/** Why a lead was assigned to an agent, as its timeline says it. */
export const assignmentReasons = {
  desk: {
    contact: 'Feedback goes to the feedback desk',
    franchise: 'Franchise inquiries go to the franchise desk',
  },
  person: '{agent} knows this person from an earlier lead',
  listing: '{agent} is the agent for listing {id}',
  area: '{agent} is next in line among the agents for {area}',
  city: '{agent} is next in line among the agents in {city}',
  anyone: '{agent} is next in line among all agents',
} as const
