import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import { Items } from '../graphql/list-sizes';
import type { Context } from '../context';
import { findReferenceGraph } from './reference.service';
import { Formula, ReferenceGraph, ReferenceTerm, TaskVerb } from './reference.type';

@Resolver()
export class ReferenceResolver {
  @Items(210)
  @Query(() => [ReferenceTerm], { description: 'The glossary, in the order of the alphabet.' })
  referenceTerms(@Ctx() { course }: Context): readonly ReferenceTerm[] {
    return course.reference.terms;
  }

  @Items(50)
  @Query(() => [Formula], { description: 'The formulas of the exam, in course order.' })
  formulas(@Ctx() { course }: Context): readonly Formula[] {
    return course.reference.formulas;
  }

  @Items(35)
  @Query(() => [ReferenceGraph], { description: 'The graphs of the exam, in course order.' })
  referenceGraphs(@Ctx() { course }: Context): readonly ReferenceGraph[] {
    return course.reference.graphs;
  }

  @Query(() => ReferenceGraph, { description: 'One graph of the exam.' })
  referenceGraph(@Ctx() context: Context, @Arg('id', () => ID) id: string): ReferenceGraph {
    return findReferenceGraph(context, id);
  }

  @Items(5)
  @Query(() => [TaskVerb], { description: 'The task verbs of the free-response section.' })
  taskVerbs(@Ctx() { course }: Context): readonly TaskVerb[] {
    return course.reference.verbs;
  }
}
