/// A layout that leaves all guides to its subviews, so that it need not be asked where they are.
protocol GuidelessLayout: Layout {}
