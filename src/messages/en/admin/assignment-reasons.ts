/** Why a lead was assigned to an agent, as its timeline says it. */
export const assignmentReasons = {
  desk: {
    contact: 'The feedback desk answers this',
    franchise: 'The franchise desk answers this',
  },
  person: '{agent} knows this person from an earlier lead',
  listing: '{agent} is the agent of listing {id}',
  area: '{agent} is next in line among the agents for {area}',
  city: '{agent} is next in line among the agents in {city}',
  anyone: '{agent} is next in line among all agents',
} as const
