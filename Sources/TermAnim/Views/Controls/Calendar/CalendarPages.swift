import Foundation

/// A month that slides in from the side to which the days go that are looked at.
struct CalendarPages: View {
  let calendar: Calendar
  let chosen: Set<Date>
  let bounds: CalendarBounds
  let today: Date
  let choose: (Date) -> Void
  /// The day that keys have gone to, whose month is shown; nil until there is one.
  ///
  /// It is the same day in every time zone.
  @State private var visited: DateComponents?
  @State private var isForward = true
  @State private var isFocused = false
  @Environment(\.locale) private var locale
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.accessibilityReduceMotion) private var reducesMotion
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.accessibilityDifferentiateWithoutColor) private var hasNoColors

  var body: some View {
    let weeks = month.weeks
    VStack(spacing: 0) {
      CalendarRow { _ in EmptyView() }
        .overlay {
          CalendarHead(
            title: month.title(in: locale), canGoBack: bounds.first < month.start,
            canGoOn: bounds.last > (weeks.joined().compactMap(\.self).last ?? month.start),
            turn: { go(.months($0)) })
        }
      weekdays.padding(.top, 8)
      ZStack {
        CalendarWeeks(weeks: weeks, look: look)
          .id(month.identity)
          .transition(transition)
      }
      .clipped()
      .dimmed(unless: isEnabled)
      .modifier(ControlModifier(handler: handler(of: weeks), showsFocusRing: false))
    }
    .fixedSize()
    .aligned(to: .cell)
    .onAppear { visit(day) }
    .onChange(of: CalendarChoice(calendar: calendar, days: chosen)) { old, new in
      if let day = new.day(after: old, visiting: visited) { show(day) }
    }
  }

  private var transition: AnyTransition {
    guard reducesMotion else { return .push(from: isForward ? .trailing : .leading) }
    // One after the other: figures of two months in the same places could not be read.
    return .asymmetric(
      insertion: .opacity.animation(.easeOut(duration: 0.15).delay(0.15)),
      removal: .opacity.animation(.easeIn(duration: 0.15)))
  }

  private var weekdays: some View {
    let names = WeekdayNames.names(in: calendar, locale)
    return CalendarRow { Text(verbatim: names[$0]).foregroundStyle(.secondary) }
      .dimmed(unless: isEnabled)
  }

  private var day: Date {
    visited.flatMap(calendar.startOfDay(for:)) ?? chosen.min() ?? today
  }

  private var month: CalendarMonth { CalendarMonth(of: day, in: calendar) }

  private var look: CalendarLook {
    CalendarLook(
      calendar: calendar, locale: locale, today: today, chosen: chosen, bounds: bounds,
      visited: isFocused ? day : nil, ink: ink)
  }

  private var ink: Color? {
    guard hasNoColors else { return nil }
    return colorScheme == .dark ? .white : .black
  }

  private func handler(of weeks: [[Date?]]) -> CalendarHandler {
    CalendarHandler(
      weeks: weeks, isFocused: $isFocused, move: go,
      point: { if bounds.contains($0) { show($0) } },
      choose: {
        let day = $0 ?? day
        if bounds.contains(day) { choose(day) }
      })
  }

  private func go(_ move: CalendarMove) {
    show(bounds.nearest(to: move.end(from: day, in: calendar)))
  }

  /// Goes to a day.
  ///
  /// The side is said in an update of its own, for the month that leaves to know it, too.
  private func show(_ day: Date) {
    let next = CalendarMonth(of: day, in: calendar)
    guard next != month else {
      visit(day)
      return
    }
    isForward = next.start > month.start
    withAnimation(.easeInOut(duration: 0.3)) { visit(day) }
  }

  private func visit(_ day: Date) {
    visited = calendar.dateComponents([.calendar, .era, .year, .month, .day], from: day)
  }
}
