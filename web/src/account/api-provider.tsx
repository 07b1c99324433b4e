import { ApolloProvider } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { Outlet } from 'react-router-dom';
import { usePage } from '../page-context';
import { apiClient } from './api-client';

/** Provides the Apollo Client to its children. Loaded lazily, so that the landing page does not load Apollo. */
export default function ApiProvider({ children = <Outlet /> }: { children?: ReactNode }) {
  const { client = apiClient } = usePage();
  return <ApolloProvider client={client}>{children}</ApolloProvider>;
}
