import { Link } from 'react-router-dom';
import { MINIMUM_AGE, RESET_LINK_MINUTES } from '../../../schema/rules/account';
import { LEGAL_SINCE } from '../copy/legal';
import { PageTitle } from '../ui/page-title';
import styles from './prose.module.css';

export default function PrivacyPolicy() {
  return (
    <article className={styles.page}>
      <PageTitle>Privacy Policy</PageTitle>
      <p className={styles.date}>Effective {LEGAL_SINCE}</p>
      <section className={styles.short} aria-labelledby="short">
        <h2 id="short">In short</h2>
        <ul>
          <li>
            We keep what a study plan needs: your quiz scores, the videos you completed, and what you chose to study.
          </li>
          <li>No advertising, no analytics, no cookies from our pages, nothing sold to anybody.</li>
          <li>No mail, except the one you ask for.</li>
          <li>You can download all of it, and delete your account, by yourself and at any time.</li>
        </ul>
      </section>
      <section aria-labelledby="who">
        <h2 id="who">Who is responsible</h2>
        <p>
          Curve Whisperer (“we”, “us”) is run by a single person. Reach that person through the{' '}
          <Link to="/contactus">contact page</Link>.
        </p>
      </section>
      <section aria-labelledby="account">
        <h2 id="account">What we keep when you sign up</h2>
        <ul>
          <li>Your username, your email address, and the day you signed up.</li>
          <li>
            Your password only as an argon2id hash, from which it cannot be read back. Nobody here knows your password.
          </li>
          <li>
            Your logins: for each, a hash of its key and its dates. A login ends by itself after 30 days, when you log
            out, or when you reset your password.
          </li>
          <li>
            A password reset you asked for: a hash of its key and its dates. The link works once, for{' '}
            {RESET_LINK_MINUTES} minutes.
          </li>
        </ul>
      </section>
      <section aria-labelledby="progress">
        <h2 id="progress">What we keep as you study</h2>
        <p>This is what the site is for, so it tracks:</p>
        <ul>
          <li>your preferences: the units and chapters in your study plan, and where you are in it;</li>
          <li>video completion: which chapter videos you marked as watched;</li>
          <li>
            quiz scores: every quiz you take, with its questions, your answers, when you gave them and how sure you said
            you were, the grade of each chapter, and how often you were right on each topic;
          </li>
          <li>what we estimate from them: how well you know each topic, and how likely each answer was to be right;</li>
          <li>the problems with questions that you report to us.</li>
        </ul>
        <p>
          A program of ours, on our own server, reads these records to find your weak topics and to choose your next
          questions; <Link to="/how-we-choose">how it does that</Link> is told in plain words. They are used for nothing
          else, and no other student sees them.
        </p>
      </section>
      <section aria-labelledby="visitors">
        <h2 id="visitors">What we keep when you only visit</h2>
        <p>
          Looking around leaves no record of you. A free quiz is stored with its answers under a random number and
          without your name. If you sign up right afterwards, its result becomes part of your progress.
        </p>
        <p>
          The server’s log says which kind of request came when and whether it worked, and notes events such as a failed
          login with the number of the account. It holds no names, no addresses, no passwords, no answers and no
          messages. To keep floods and password guessing out, the server counts requests by network address for a short
          time.
        </p>
      </section>
      <section aria-labelledby="browser">
        <h2 id="browser">What your browser keeps</h2>
        <ul>
          <li>The key of your login, in the browser’s local storage, until you log out.</li>
          <li>
            For as long as a tab is open: answers that could not be sent yet, questions you flagged, topics you picked,
            which free quiz you were in, and a message to us that you have not sent.
          </li>
          <li>Small notes for your comfort, such as that you have seen the tour of the dashboard.</li>
        </ul>
        <p>
          Our pages set no cookies. Programs that use our REST interface get cookies that protect their requests; they
          hold nothing about a person.
        </p>
      </section>
      <section aria-labelledby="others">
        <h2 id="others">Other companies</h2>
        <p>
          Everything on a page comes from our own server, the fonts too. There is one exception, and it waits for your
          click: when you press play on a video that YouTube or Vimeo hosts, your browser connects to that company,
          which then learns your network address and what you watch, under its own privacy policy. YouTube videos play
          from its no-cookie address.
        </p>
        <p>
          The companies that host our server and carry our mail handle data for us, as they must to do so. Beyond that
          we give nothing to anybody, unless a law compels us.
        </p>
      </section>
      <section aria-labelledby="mail">
        <h2 id="mail">Mail</h2>
        <p>
          You get mail from us when you ask for it: a new password, a forgotten username, or an answer to a message. A
          message you send through the contact page is stored with the address you gave, so that it can be answered.
        </p>
      </section>
      <section aria-labelledby="children">
        <h2 id="children">Under {MINIMUM_AGE}</h2>
        <p>
          Accounts are for people who are at least {MINIMUM_AGE} years old, and the sign-up asks you to confirm it. If
          you know of an account of a younger child, tell us, and we delete it.
        </p>
      </section>
      <section aria-labelledby="rights">
        <h2 id="rights">Your say in it</h2>
        <p>
          We keep your account until you want it gone. Once you are logged in, the page <b>My account</b> in the menu
          gives you a copy of everything stored about you, as a file, and deletes the account when you ask for it: your
          details, logins, plan, progress and quizzes, and the messages you sent us from its email address. It takes
          effect at once, and cannot be undone.
        </p>
        <p>
          To have something corrected, or if you cannot log in, write to us through the{' '}
          <Link to="/contactus">contact page</Link>, giving the email address of your account. Before we act we may
          write to that address, to be sure it is you.
        </p>
      </section>
      <section aria-labelledby="safety">
        <h2 id="safety">Keeping it safe</h2>
        <p>
          Keys and passwords are stored as hashes only, answers are marked on the server, and what a page may show of an
          account is checked there. No system is perfectly safe. Should something go wrong that concerns you, we tell
          you by email.
        </p>
      </section>
      <section aria-labelledby="changes">
        <h2 id="changes">Changes, and the law that applies</h2>
        <p>
          If this policy changes, the new text appears here under a new date. It is governed by the laws of the United
          States and of the State of Colorado. The <Link to="/termsofservice">Terms of Service</Link> go with it.
        </p>
      </section>
    </article>
  );
}
