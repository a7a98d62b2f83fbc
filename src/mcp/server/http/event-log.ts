import type { EventStore, JSONRPCMessage } from '@modelcontextprotocol/server';

/** Messages of a session that a client can still ask for after its connection broke. */
const MOST_EVENTS = 100;

interface LoggedEvent {
  readonly id: string;
  readonly streamId: string;
  readonly message: JSONRPCMessage;
}

/** The last messages of one session, in memory: whoever reconnects gets what it has missed. */
export function createEventLog(): EventStore {
  let events: LoggedEvent[] = [];
  let last = 0;
  return {
    async storeEvent(streamId, message) {
      const id = String(++last);
      events.push({ id, streamId, message });
      // Cut rarely and by half, so that keeping the log costs the same however long the session is.
      if (events.length > 2 * MOST_EVENTS) events = events.slice(-MOST_EVENTS);
      return id;
    },
    getStreamIdForEventId: async (id) => events.find((event) => event.id === id)?.streamId,
    async replayEventsAfter(lastEventId, { send }) {
      const from = events.findIndex((event) => event.id === lastEventId);
      const stream = events[from]?.streamId;
      if (stream === undefined) throw new Error('The event is not known any more.');
      for (const { id, streamId, message } of events.slice(from + 1)) {
        // Events that only mark the beginning of a stream carry no message.
        if (streamId === stream && Object.keys(message).length > 0) await send(id, message);
      }
      return stream;
    },
  };
}
