import { ApolloProvider } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { Outlet } from 'react-router-dom';
import { apiClient } from './api-client';

/** Everything below may talk to the API. Loaded lazily, so that the landing page carries no Apollo. */
export default function ApiProvider({ children = <Outlet /> }: { children?: ReactNode }) {
  return <ApolloProvider client={apiClient}>{children}</ApolloProvider>;
}
